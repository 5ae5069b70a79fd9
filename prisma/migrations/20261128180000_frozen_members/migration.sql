-- While one of these cases is open, further adult ads of the member wait for an admin as well.
ALTER TABLE "ModerationCase" ADD COLUMN "frozenMemberId" UUID;
