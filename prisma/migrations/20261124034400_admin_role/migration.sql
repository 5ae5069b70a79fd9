-- AlterEnum. Alone, since PostgreSQL lets nobody use a new value in the transaction that adds it.
ALTER TYPE "UserRole" ADD VALUE 'admin';
