-- AlterTable
ALTER TABLE "User" ADD COLUMN     "erasedAt" TIMESTAMPTZ(3);

-- An erased account holds nothing of its person, whoever writes to it.
ALTER TABLE "User" ADD CONSTRAINT "User_erased_check" CHECK ("erasedAt" IS NULL OR (
  "email" = "id"::text || '@erased.invalid' AND "username" = 'erased-' || "id"::text
  AND "firstName" = '' AND "lastName" = ''
  AND "phone" IS NULL AND "gender" IS NULL AND "dateOfBirth" IS NULL
));
