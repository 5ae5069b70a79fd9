'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

export const PrintButton = () => (
  <Button look="quiet" size="small" onClick={() => window.print()}>
    <Printer aria-hidden="true" className="size-4.5" />
    Print
  </Button>
);
