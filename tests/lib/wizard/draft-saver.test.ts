import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toValues } from '@/components/wizard/form/values';
import { createDraftSaver, type SaveState } from '@/components/wizard/saving/draft-saver';

type Answer = { status: number; body?: unknown };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A saver of a form with a title; the server gives these answers in order. */
function saving({
  answers,
  draft,
}: {
  answers: Answer[];
  draft?: { id: string; version: number };
}) {
  const requests: { method: string; path: string; body: Record<string, unknown> | undefined }[] =
    [];
  const openers = new Set<string | null>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    openers.add(new Headers(init.headers).get('opened-by'));
    requests.push({ method: init.method ?? 'GET', path, body });
    const answer = answers.shift() ?? { status: 503 };
    if (answer.status === 0) throw new TypeError('cut off');
    return Response.json(answer.body ?? {}, { status: answer.status });
  });
  const state = { form: toValues({}), step: 1 };
  const reports: SaveState[] = [];
  const saver = createDraftSaver({
    userId: 'u1',
    draft,
    saved: state,
    adId: undefined,
    read: () => structuredClone(state),
    report: (next) => reports.push(next),
    onCreated: () => undefined,
  });
  const type = (title: string) => {
    state.form.title = title;
    saver.changed();
  };
  const sent = () => requests.map(({ method, path }) => `${method} ${path}`);
  return { saver, state, type, requests, reports, sent, openers };
}

const created = { status: 201, body: { id: 'd1', version: 1 } };
const savedAs = (version: number) => ({ status: 200, body: { version } });
const stored = (title: string, version: number) => ({
  status: 200,
  body: { id: 'd1', version, step: 1, adId: null, form: toValues({ title }) },
});

describe('a draft', () => {
  test('is created once typing pauses, and saved with its version from then on', async () => {
    const { type, requests, sent } = saving({ answers: [created, savedAs(2)] });
    type('A');
    type('A radio');
    await vi.advanceTimersByTimeAsync(1500);
    type('A radio set');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent()).toEqual(['POST /api/drafts', 'PUT /api/drafts/d1']);
    expect(requests[1]?.body).toMatchObject({ version: 1, form: { title: 'A radio set' } });
  });

  test('is not created by changing steps', async () => {
    const { saver, state, sent } = saving({ answers: [] });
    state.step = 4;
    saver.changed();
    await saver.save();
    expect(sent()).toEqual([]);
  });

  test('is saved by one request at a time', async () => {
    const { saver, type, sent } = saving({ answers: [created, savedAs(2)] });
    type('A');
    const first = saver.save();
    type('A radio');
    await Promise.all([first, saver.save(), saver.save()]);
    expect(sent()).toEqual(['POST /api/drafts', 'PUT /api/drafts/d1']);
  });

  test('of a member is not saved for another who has logged in since', async () => {
    const draft = { id: 'd1', version: 1 };
    const { saver, type, reports, sent, openers } = saving({ answers: [{ status: 403 }], draft });
    type('A radio');
    await vi.advanceTimersByTimeAsync(60_000);
    await saver.save();
    expect(sent()).toEqual(['PUT /api/drafts/d1']);
    expect([...openers]).toEqual(['u1']);
    expect(reports.at(-1)).toBe('other-member');
  });

  test('is retried after a failure, and after a lost connection', async () => {
    const { type, reports } = saving({ answers: [{ status: 0 }, { status: 503 }, created] });
    type('A radio');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reports).toEqual(['saving', 'failed', 'saving', 'failed', 'saving', 'saved']);
  });

  test('that was deleted becomes a new one', async () => {
    const draft = { id: 'd0', version: 3 };
    const { type, sent } = saving({ draft, answers: [{ status: 404 }, created] });
    type('A radio');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent()).toEqual(['PUT /api/drafts/d0', 'POST /api/drafts']);
  });
});

describe('a conflict', () => {
  const draft = { id: 'd1', version: 1 };

  test('with another tab stops saving until the member decides', async () => {
    const answers = [{ status: 409 }, stored('Typed elsewhere', 2)];
    const { type, reports, sent } = saving({ draft, answers });
    type('Typed here');
    await vi.advanceTimersByTimeAsync(1500);
    type('Typed here, and more');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reports.at(-1)).toBe('conflict');
    expect(sent()).toEqual(['PUT /api/drafts/d1', 'GET /api/drafts/d1']);
  });

  test('with a save whose reply was lost is none', async () => {
    const answers = [{ status: 0 }, { status: 409 }, stored('Typed here', 2), savedAs(3)];
    const { type, reports, requests } = saving({ draft, answers });
    type('Typed here');
    await vi.advanceTimersByTimeAsync(1500);
    type('Typed here, and more');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reports.at(-1)).toBe('saved');
    expect(requests.at(-1)?.body).toMatchObject({ version: 2 });
  });
});

test('nothing is sent while logged out, and everything after the login', async () => {
  const { saver, type, reports, requests } = saving({ answers: [{ status: 401 }, created] });
  type('A radio');
  await vi.advanceTimersByTimeAsync(1500);
  type('A radio set');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports.at(-1)).toBe('logged-out');
  expect(requests).toHaveLength(1);
  saver.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests[1]?.body).toMatchObject({ form: { title: 'A radio set' } });
});

test('a pause waits for the running save and starts no other', async () => {
  const { saver, type, sent } = saving({ answers: [created] });
  type('A radio');
  void saver.save();
  type('A radio set');
  await saver.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual(['POST /api/drafts']);
  expect(saver.current()).toEqual({ id: 'd1', version: 1 });
});
