'use client';

import AdError from '@/app/(public)/ad/[id]/error';

export default AdError;
