-- AlterTable
ALTER TABLE "SearchPair" ADD COLUMN     "category" TEXT,
ADD COLUMN     "inCategory" INTEGER;

-- AlterTable
ALTER TABLE "SearchTerm" ADD COLUMN     "category" TEXT,
ADD COLUMN     "inCategory" INTEGER;

-- CreateIndex
CREATE INDEX "SearchPair_word_idx" ON "SearchPair"("word");
