-- CreateEnum
CREATE TYPE "MessageReview" AS ENUM ('flagged', 'held', 'approved', 'refused');

-- AlterTable
ALTER TABLE "Report" ADD COLUMN     "conversationId" UUID;

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "review" "MessageReview";
