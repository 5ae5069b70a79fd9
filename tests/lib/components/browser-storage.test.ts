import { afterEach, expect, test, vi } from 'vitest';
import { rememberDemoCode } from '@/components/auth/codes/demo-code';
import {
  forgetResetToken,
  storedResetToken,
  takeResetTokenFromAddress,
} from '@/components/auth/passwords/reset-token';
import { forgetFields } from '@/components/auth/registration/use-stored-fields';
import { forgetHidden, readHidden } from '@/components/hidden/device-hidden';
import { lastPlace } from '@/components/locations/last-place';
import { forgetDraft, readDraft, saveDraft } from '@/components/messages/message-draft';
import { setUnread } from '@/components/messages/use-unread';
import { readDeviceAds } from '@/components/saved/device-ads';
import { readJson, withStorage } from '@/components/ui/browser/with-storage';
import { takePublished } from '@/components/wizard/publishing/last-published';
import { createCopyKeeper, readCopy } from '@/components/wizard/saving/session-copy';

afterEach(() => vi.unstubAllGlobals());

const replaceState = vi.fn();
const page = {
  location: { search: '?token=abc', pathname: '/reset-password' },
  history: { replaceState },
};

const blocked = {
  ...page,
  get localStorage(): Storage {
    throw new DOMException('Blocked', 'SecurityError');
  },
  get sessionStorage(): Storage {
    throw new DOMException('Blocked', 'SecurityError');
  },
};

const full = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};
const holding = (text: string | null) => {
  const storage = { getItem: () => text, setItem: full, removeItem: () => undefined };
  return { ...page, localStorage: storage, sessionStorage: storage };
};

test.each([
  ['blocked', blocked],
  ['missing', { ...page, localStorage: null, sessionStorage: null }],
  ['full', holding(null)],
  ['damaged', holding('{"a')],
  ['empty', holding('null')],
])('with %s storage nothing is stored, and nothing throws', (state, window) => {
  vi.stubGlobal('window', window);
  rememberDemoCode('123456');
  takeResetTokenFromAddress();
  expect(replaceState).toHaveBeenLastCalledWith(null, '', '/reset-password');
  if (state === 'blocked') expect(storedResetToken()).toBeNull();
  forgetResetToken();
  forgetFields('registration');
  setUnread(0);
  saveDraft('ad', { text: 'Hello' });
  expect(readDraft('ad')).toBeUndefined();
  forgetDraft('ad');
  expect(readHidden().ads).toEqual([]);
  forgetHidden();
  expect(readDeviceAds()).toEqual([]);
  expect(lastPlace()).toBeNull();
  expect(takePublished()).toBeNull();
  expect(readCopy('wizard')).toBeUndefined();
  createCopyKeeper({ key: 'wizard', current: vi.fn(), isNeeded: () => false }).finish();
});

test('other errors are not hidden', () => {
  vi.stubGlobal('window', holding(null));
  const wrong = () => {
    throw new TypeError('planted');
  };
  expect(() => withStorage(wrong, 'session')).toThrow('planted');
});

test('the storage of the tab and that of the device are told apart', () => {
  const storageOf = (text: string) => ({ getItem: () => text });
  vi.stubGlobal('window', { localStorage: storageOf('[1]'), sessionStorage: storageOf('[2]') });
  expect(readJson('key')).toEqual([1]);
  expect(readJson('key', 'session')).toEqual([2]);
});
