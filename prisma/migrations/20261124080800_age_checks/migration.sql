-- CreateTable
CREATE TABLE "AgeCheck" (
    "reference" TEXT NOT NULL,
    "checkedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AgeCheck_pkey" PRIMARY KEY ("reference")
);

-- CreateIndex
CREATE INDEX "AgeCheck_expiresAt_idx" ON "AgeCheck"("expiresAt");
