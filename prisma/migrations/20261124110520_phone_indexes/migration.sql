-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "User_phoneId_idx" ON "User"("phoneId");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Ad_phoneId_idx" ON "Ad"("phoneId");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "VerifiedPhone_phoneId_idx" ON "VerifiedPhone"("phoneId");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "VerifiedPhone_userId_phoneId_key" ON "VerifiedPhone"("userId", "phoneId");
ALTER TABLE "User" VALIDATE CONSTRAINT "User_phoneId_fkey";
ALTER TABLE "Ad" VALIDATE CONSTRAINT "Ad_phoneId_fkey";
ALTER TABLE "VerifiedPhone" VALIDATE CONSTRAINT "VerifiedPhone_phoneId_fkey";
