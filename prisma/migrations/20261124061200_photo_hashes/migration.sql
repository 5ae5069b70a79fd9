-- AlterTable
ALTER TABLE "Image" ADD COLUMN     "hash" BIGINT;

-- CreateTable
CREATE TABLE "BlockedPhoto" (
    "hash" BIGINT NOT NULL,
    "source" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BlockedPhoto_pkey" PRIMARY KEY ("hash","source")
);

-- CreateTable
CREATE TABLE "PhotoMatch" (
    "adId" TEXT NOT NULL,
    "otherAdId" TEXT NOT NULL,
    "imageName" TEXT NOT NULL,
    "otherImageName" TEXT NOT NULL,
    "distance" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PhotoMatch_pkey" PRIMARY KEY ("adId","imageName","otherImageName")
);

-- CreateIndex
CREATE INDEX "BlockedPhoto_source_idx" ON "BlockedPhoto"("source");

-- CreateIndex
CREATE INDEX "PhotoMatch_otherAdId_idx" ON "PhotoMatch"("otherAdId");

-- AddForeignKey
ALTER TABLE "PhotoMatch" ADD CONSTRAINT "PhotoMatch_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PhotoMatch" ADD CONSTRAINT "PhotoMatch_otherAdId_fkey" FOREIGN KEY ("otherAdId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the Prisma schema cannot say. Two hashes that differ in at most 8 of 64 bits differ in at most
-- 2 bits of one of four bands of 16, so that a search asks each band for 137 values
-- (lib/screening/photos/find-similar.ts).
CREATE INDEX "Image_band_0" ON "Image" ((("hash" >> 48) & 65535)) WHERE "hash" IS NOT NULL;
CREATE INDEX "Image_band_1" ON "Image" ((("hash" >> 32) & 65535)) WHERE "hash" IS NOT NULL;
CREATE INDEX "Image_band_2" ON "Image" ((("hash" >> 16) & 65535)) WHERE "hash" IS NOT NULL;
CREATE INDEX "Image_band_3" ON "Image" (("hash" & 65535)) WHERE "hash" IS NOT NULL;
CREATE INDEX "BlockedPhoto_band_0" ON "BlockedPhoto" ((("hash" >> 48) & 65535)) WHERE "hash" IS NOT NULL;
CREATE INDEX "BlockedPhoto_band_1" ON "BlockedPhoto" ((("hash" >> 32) & 65535)) WHERE "hash" IS NOT NULL;
CREATE INDEX "BlockedPhoto_band_2" ON "BlockedPhoto" ((("hash" >> 16) & 65535)) WHERE "hash" IS NOT NULL;
CREATE INDEX "BlockedPhoto_band_3" ON "BlockedPhoto" (("hash" & 65535)) WHERE "hash" IS NOT NULL;

-- Photos of a removed ad are blocked for as long as it stays removed, whoever decides it.
CREATE FUNCTION block_photos() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."moderation" = 'removed' THEN
    INSERT INTO "BlockedPhoto" ("hash", "source")
    SELECT DISTINCT i."hash", 'ad ' || NEW."id"
    FROM "AdImage" a JOIN "Image" i ON i."name" = a."imageName"
    WHERE a."adId" = NEW."id" AND i."hash" IS NOT NULL
    ON CONFLICT DO NOTHING;
  ELSIF NEW."moderation" = 'approved' THEN
    DELETE FROM "BlockedPhoto" WHERE "source" = 'ad ' || NEW."id";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Ad_block_photos" AFTER UPDATE OF "moderation" ON "Ad"
  FOR EACH ROW WHEN ((OLD."moderation" = 'removed') <> (NEW."moderation" = 'removed')
    OR (NEW."moderation" = 'approved' AND OLD."moderation" = 'held'))
  EXECUTE FUNCTION block_photos();
