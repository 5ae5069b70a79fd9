-- Five narrow bands in the place of four wide ones: two hashes that differ in at most 8 of 64 bits
-- differ in at most one bit of one of five bands, so that a search asks 69 values instead of 548
-- (lib/screening/photos/find-similar.ts). With the hash in the index the table is not read for
-- values that only share a band.
DROP INDEX "Image_band_0", "Image_band_1", "Image_band_2", "Image_band_3";
DROP INDEX "BlockedPhoto_band_0", "BlockedPhoto_band_1", "BlockedPhoto_band_2", "BlockedPhoto_band_3";

CREATE INDEX "Image_bits_51" ON "Image" ((("hash" >> 51) & 8191)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "Image_bits_38" ON "Image" ((("hash" >> 38) & 8191)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "Image_bits_25" ON "Image" ((("hash" >> 25) & 8191)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "Image_bits_12" ON "Image" ((("hash" >> 12) & 8191)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "Image_bits_0" ON "Image" (("hash" & 4095)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "BlockedPhoto_bits_51" ON "BlockedPhoto" ((("hash" >> 51) & 8191)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "BlockedPhoto_bits_38" ON "BlockedPhoto" ((("hash" >> 38) & 8191)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "BlockedPhoto_bits_25" ON "BlockedPhoto" ((("hash" >> 25) & 8191)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "BlockedPhoto_bits_12" ON "BlockedPhoto" ((("hash" >> 12) & 8191)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "BlockedPhoto_bits_0" ON "BlockedPhoto" (("hash" & 4095)) INCLUDE ("hash") WHERE "hash" IS NOT NULL;
