-- AlterTable
ALTER TABLE "Ad" ADD COLUMN "reservedAt" TIMESTAMPTZ(3);
