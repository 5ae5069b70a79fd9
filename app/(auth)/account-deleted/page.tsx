import type { Metadata } from 'next';
import { AccountDeleted } from '@/components/auth/account-deleted';

export const metadata: Metadata = { title: 'Deleted accounts' };

const AccountDeletedPage = () => <AccountDeleted />;

export default AccountDeletedPage;
