-- Phone numbers are sealed, each once (docs/decisions/048). The columns of before stay for the previous
-- build and for numbers that are not sealed yet.
CREATE TABLE "Phone" (
    "id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Phone_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Phone_hash_key" ON "Phone"("hash");

ALTER TABLE "User" ADD COLUMN "phoneId" UUID;
ALTER TABLE "Ad" ADD COLUMN "phoneId" UUID;
ALTER TABLE "Draft" ADD COLUMN "sealedPhone" TEXT;
ALTER TABLE "VerifiedPhone" ADD COLUMN "phoneId" UUID;

ALTER TABLE "User" ADD CONSTRAINT "User_phoneId_fkey" FOREIGN KEY ("phoneId") REFERENCES "Phone"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "Ad" ADD CONSTRAINT "Ad_phoneId_fkey" FOREIGN KEY ("phoneId") REFERENCES "Phone"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "VerifiedPhone" ADD CONSTRAINT "VerifiedPhone_phoneId_fkey" FOREIGN KEY ("phoneId") REFERENCES "Phone"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
