import { canonical, toValues } from '@/components/wizard/form/values';
import { type DraftRef, formOf, type WizardState } from '@/components/wizard/saving/draft-saver';
import { readCopy, type SessionCopy } from '@/components/wizard/saving/session-copy';
import { toAdFormValues } from '@/lib/ads/publishing/form/ad-form-values';
import type { OwnAdReply } from '@/lib/ads/reading/ad-replies';
import { api } from '@/lib/api/client';
import type { Draft } from '@/lib/drafts/queries';
import type { DraftPayment } from '@/lib/payments/queries';

export type Start = {
  state: WizardState;
  saved: WizardState;
  draft: DraftRef | undefined;
  payment?: DraftPayment | null;
};

export type Loaded =
  | { phase: 'ready'; start: Start; ad?: OwnAdReply }
  | { phase: 'choose'; drafts: Draft[]; fresh: Start; ad?: OwnAdReply }
  | { phase: 'logged-out' }
  | { phase: 'no-ad' }
  | { phase: 'failed' };

type StartParams = {
  adId: string | undefined;
  draftId: string | undefined;
  copyKey: string;
  /** E.164; prefilled in a new ad. */
  phone: string | undefined;
};

/** The tab's unsaved copy, else the draft in the address, else a choice of drafts. */
export async function loadStart({ adId, draftId, copyKey, phone }: StartParams): Promise<Loaded> {
  const ad = adId ? await api.get<OwnAdReply>(`/api/ads/${adId}`) : undefined;
  if (ad && !ad.ok) return { phase: ad.status === 401 ? 'logged-out' : 'no-ad' };
  // Another member's ad has no version.
  if (ad && ad.data.version === undefined) return { phase: 'no-ad' };

  const drafts = await api.get<Draft[]>('/api/drafts');
  if (!drafts.ok) return { phase: drafts.status === 401 ? 'logged-out' : 'failed' };

  const own = drafts.data.filter((draft) => draft.adId === (adId ?? null));
  const fresh = ad ? startOfAd(ad.data) : blankStart(phone);
  const shared = ad ? { ad: ad.data } : {};
  const copy = readCopy(copyKey);
  const named = own.find((draft) => draft.id === (draftId ?? copy?.draft?.id));
  if (copy && !copy.draft && !draftId) {
    return { phase: 'ready', start: startOfCopy(copy, own, fresh), ...shared };
  }
  if (named && (draftId || copy))
    return { phase: 'ready', start: startOfDraft(named, copy), ...shared };
  if (own.length > 0) return { phase: 'choose', drafts: own, fresh, ...shared };
  return { phase: 'ready', start: fresh, ...shared };
}

/** Includes the tab's unsaved changes. */
export function startOfDraft(draft: Draft, copy: SessionCopy | undefined): Start {
  const saved = { form: formOf(draft), step: draft.step };
  const { id, version, payment } = draft;
  if (copy?.draft?.id !== id) return { state: saved, saved, draft: { id, version }, payment };
  // If the version is outdated, the first save detects the conflict.
  return { state: stateOfCopy(copy), saved, draft: copy.draft, payment };
}

/** The draft may exist already if the reply was lost. */
function startOfCopy(copy: SessionCopy, drafts: Draft[], fresh: Start): Start {
  const state = stateOfCopy(copy);
  const same = drafts.find((draft) => canonical(formOf(draft)) === canonical(state.form));
  return same
    ? {
        state,
        saved: { form: formOf(same), step: same.step },
        draft: same,
        payment: same.payment,
      }
    : { state, saved: fresh.saved, draft: undefined };
}

const stateOfCopy = ({ form, step }: SessionCopy): WizardState => ({
  form: formOf({ form }),
  step,
});

function blankStart(phone = ''): Start {
  const state = { form: toValues({ phone: typedPhone(phone) }), step: 1 };
  return { state, saved: state, draft: undefined };
}

function startOfAd(ad: OwnAdReply): Start {
  const { version, phone, ...form } = toAdFormValues(ad);
  const typed = toValues({ ...form, phone: typedPhone(phone) });
  const state = { form: { ...typed, version }, step: 1 };
  return { state, saved: state, draft: undefined };
}

/** The field shows +44 itself. */
const typedPhone = (number: string) => number.replace(/^\+44/, '');
