'use client';

import { useState } from 'react';
import { markAccountDeleted } from '@/components/auth/account-deleted';
import { AccountForm } from '@/components/auth/form/account-form';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { CurrentPassword } from '@/components/auth/passwords/current-password';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/dialog';
import { api } from '@/lib/api/client';
import { siteTexts } from '@/lib/catalogue/site-texts';

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { register, handleSubmit, errorOf, fail, summary, isSubmitting, reset } =
    useAccountForm('deleteAccountSchema');

  const submit = handleSubmit(async (form) => {
    const result = await api.delete('/api/users/me', form);
    if (!result.ok) return fail(result, siteTexts.somethingWrong, siteTexts.serverError);
    setLeaving(true);
    markAccountDeleted();
    // A full load clears the member's data from memory.
    window.location.assign('/account-deleted');
  });

  function close() {
    setOpen(false);
    reset();
  }

  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <ConfirmDialog
        open={isOpen}
        question="Delete your account for good?"
        detail="Your ads are removed at once, and your name, address, numbers and drafts are erased. This cannot be undone."
        confirmLabel="Delete my account"
        busyLabel="Deleting…"
        busy={isSubmitting || isLeaving}
        onConfirm={submit}
        onCancel={close}
      >
        <AccountForm onSubmit={submit} summary={summary}>
          <CurrentPassword field={register('password')} error={errorOf('password')} />
        </AccountForm>
      </ConfirmDialog>
    </>
  );
}
