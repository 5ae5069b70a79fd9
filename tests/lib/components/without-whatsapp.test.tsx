import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DetailRow } from '@/components/account/details/detail-row';
import { CodeConfirmation } from '@/components/phone/code-confirmation';
import {
  type PhoneVerification,
  usePhoneVerification,
} from '@/components/phone/use-phone-verification';
import { AdultClosed } from '@/components/wizard/adult-closed';
import { toValues } from '@/components/wizard/form/values';
import { CategoryStep } from '@/components/wizard/steps/category-step';
import { ContactStep } from '@/components/wizard/steps/contact-step';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { canSend } from '@/lib/notifications/carriers/carriers';

/* A site without WhatsApp says that it verifies no numbers, before anybody types one. */

const mobile = '+447400123456';

function Form({ values, children }: { values: object; children: ReactNode }) {
  return (
    <FormProvider {...useForm({ defaultValues: toValues({ ...values }) })}>{children}</FormProvider>
  );
}

type Seller = { phone?: string; known?: string[]; isOffered?: boolean; isAdult?: boolean };

type StepProps = Required<Seller> & { onVerification: (found: PhoneVerification) => void };

function Step({ isAdult, onVerification, ...seller }: StepProps) {
  const verification = usePhoneVerification({ ...seller, onLoggedOut: () => undefined });
  onVerification(verification);
  return <ContactStep verification={verification} isAdult={isAdult} />;
}

/** The third step of the wizard, and its verification. */
function contact({ phone = '', known = [], isOffered = false, isAdult = false }: Seller) {
  let found: PhoneVerification | undefined;
  const html = renderToStaticMarkup(
    <Form values={{ phone }}>
      <Step
        {...{ phone, known, isOffered, isAdult }}
        onVerification={(verification) => {
          found = verification;
        }}
      />
    </Form>,
  );
  if (!found) throw new Error('There is no verification.');
  return { text: textOf(html), verification: found };
}

const textOf = (html: string) => html.replaceAll('&#x27;', "'").replaceAll(/<[^>]*>/g, ' ');
const code = 'We send a code to its WhatsApp';

describe('the contact step', () => {
  test('promises a code where one can be sent', () => {
    for (const isAdult of [false, true]) {
      const { text } = contact({ isOffered: true, isAdult });
      expect(text).toContain(code);
      expect(text).not.toContain('for now');
    }
  });

  test('says that no number can be verified, and how readers answer', async () => {
    const { text, verification } = contact({});
    expect(text).toContain(`${siteTexts.phonesNotVerified} Please leave this empty.`);
    expect(text).toContain('Readers answer your ad by a message on the site');
    expect(text).not.toContain(code);
    expect(await verification.check(false)).toEqual({});
  });

  test('says so where a number is required', async () => {
    const { text, verification } = contact({ isAdult: true });
    expect(text).toContain(siteTexts.adultPhonesNotVerified);
    expect(text).not.toContain(code);
    expect(await verification.check(true)).toEqual({ phone: siteTexts.adultPhonesNotVerified });
  });

  test('takes a number that was verified before, and no other', async () => {
    const { text, verification } = contact({ phone: '7400123456', known: [mobile], isAdult: true });
    expect(text).toContain('You can use one that you have verified.');
    expect(await verification.check(true)).toEqual({});
    const other = contact({ phone: '7400123457', known: [mobile] });
    expect(await other.verification.check(false)).toEqual({ phone: siteTexts.phoneNotVerified });
    const without = contact({ known: [mobile] });
    expect(await without.verification.check(true)).toEqual({ phone: siteTexts.phoneNeeded });
  });

  test('offers no code for a number that was typed', () => {
    const { verification } = contact({});
    const typed = { ...verification, number: mobile };
    const text = textOf(renderToStaticMarkup(<CodeConfirmation verification={typed} />));
    expect(text.trim()).toBe(siteTexts.phoneNotVerified);
  });
});

describe('the category step', () => {
  const shown = (reason: string | undefined, category: string) =>
    textOf(
      renderToStaticMarkup(
        <AdultClosed value={reason}>
          <Form values={{ category }}>
            <CategoryStep />
          </Form>
        </AdultClosed>,
      ),
    );

  test('says why an adult category is closed, and leaves the others open', () => {
    const reason = siteTexts.adultPhonesNotVerified;
    const text = shown(reason, 'Escorts and Massages');
    expect(text).toContain(reason);
    expect(text).toContain('Escorts and Massages (closed for now)');
    expect(shown(reason, 'Electronics')).not.toContain(reason);
    expect(shown(undefined, 'Escorts and Massages')).not.toContain('closed for now');
  });
});

test('a row of the account has a note below its value', () => {
  const row = (children: ReactNode) =>
    textOf(
      renderToStaticMarkup(
        <DetailRow label="Phone" note={siteTexts.phonesNotVerified}>
          {children}
        </DetailRow>,
      ),
    );
  expect(row(null)).toMatch(/Phone\s+N\/A\s+Phone numbers cannot be verified/);
  expect(row('07400 123456')).toMatch(/07400 123456\s+Phone numbers cannot be verified/);
});

describe('a channel', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('can send if it is configured, and in the demo', () => {
    expect(canSend('whatsapp')).toBe(true);
    vi.stubEnv('APP_ENV', 'production');
    expect(canSend('whatsapp')).toBe(false);
    vi.stubEnv('WHATSAPP_TOKEN', 'EAA');
    vi.stubEnv('WHATSAPP_PHONE_NUMBER_ID', '1059');
    expect(canSend('whatsapp')).toBe(true);
  });
});
