-- AlterTable
ALTER TABLE "Ad" ADD COLUMN     "latitude" REAL,
ADD COLUMN     "longitude" REAL;
