'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AccountForm } from '@/components/auth/form/account-form';
import { useAccountForm } from '@/components/auth/form/use-account-form';
import { NameFields } from '@/components/auth/registration/name-fields';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Select, TextInput } from '@/components/ui/fields/inputs';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toast';
import type { Me } from '@/lib/accounts/get-me';
import { api } from '@/lib/api/client';
import { memberGenders } from '@/lib/catalogue/enumerations';
import { siteTexts } from '@/lib/catalogue/site-texts';

export type Details = Pick<Me, 'firstName' | 'lastName' | 'username' | 'gender' | 'dob'>;

export function EditDetails({ details }: { details: Details }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Edit your details"
        keepOnOutsidePress
      >
        <DetailsForm details={details} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DetailsForm({ details, onSaved }: { details: Details; onSaved: () => void }) {
  const router = useRouter();
  const { register, handleSubmit, setError, errorOf, fail, summary, isSubmitting } = useAccountForm(
    'updateDetailsSchema',
    {
      ...details,
      gender: memberGenders.find((gender) => gender === details.gender) ?? '',
      dob: details.dob ?? '',
    },
  );

  const submit = handleSubmit(async (changes) => {
    // An incomplete date reads as empty; report it instead of dropping it.
    const dob = document.getElementById('dob');
    if (dob instanceof HTMLInputElement && dob.validity.badInput) {
      return setError('dob', { message: siteTexts.dobInvalid });
    }
    const result = await api.patch('/api/users/me', changes);
    if (!result.ok) return fail(result, siteTexts.somethingWrong, siteTexts.serverError);
    toast.success(siteTexts.detailsSaved);
    router.refresh();
    onSaved();
  });

  return (
    <AccountForm onSubmit={submit} summary={summary}>
      <NameFields register={register} errorOf={errorOf} />
      <Field id="gender" label="Gender" hint="Optional, and never shown." error={errorOf('gender')}>
        {(control) => (
          <Select {...control} {...register('gender')} autoComplete="sex">
            <option value="">Rather not say</option>
            {memberGenders.map((gender) => (
              <option key={gender}>{gender}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="dob"
        label="Date of birth"
        hint="Optional, and never shown."
        error={errorOf('dob')}
      >
        {(control) => (
          <TextInput {...control} {...register('dob')} type="date" autoComplete="bday" />
        )}
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel="Saving…">
        Save
      </Button>
    </AccountForm>
  );
}
