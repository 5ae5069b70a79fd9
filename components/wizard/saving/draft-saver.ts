import { canonical, toValues, type WizardValues } from '@/components/wizard/form/values';
import { api } from '@/lib/api/client';
import { memberHeader } from '@/lib/api/request/member-header';
import { second } from '@/lib/dates';
import type { Draft } from '@/lib/drafts/queries';

export type WizardState = { form: WizardValues & { version?: number }; step: number };

export type DraftRef = Pick<Draft, 'id' | 'version'>;

type SaveProblem = 'logged-out' | 'other-member' | 'conflict';
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | SaveProblem;

const autosaveDelay = second;
const longestWait = 30 * second;

type SaverOptions = {
  /** The member whose ad it is. */
  userId: string;
  draft: DraftRef | undefined;
  saved: WizardState;
  adId: string | undefined;
  read: () => WizardState;
  /** `reason`: the server's sentence. */
  report: (state: SaveState, reason?: string) => void;
  onCreated: (id: string) => void;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** One request at a time, retried until it succeeds. Stops on logout, another member or tab's save. */
export function createDraftSaver(options: SaverOptions) {
  let draft = options.draft;
  let saved = marked(options.saved);
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isPaused = false;
  let problem: SaveProblem | undefined;
  // Saves without a reply: finding one of them on the server is not a conflict.
  const unanswered = new Set<string>();

  // Changing the step alone does not create a draft.
  const isDirty = () => {
    const { form, step } = marked(options.read());
    return form !== saved.form || (draft !== undefined && step !== saved.step);
  };

  function schedule(delay: number) {
    clearTimeout(timer);
    if (!isPaused && !problem) timer = setTimeout(() => void save(), delay);
  }

  function changed() {
    if (isDirty()) schedule(failures === 0 ? autosaveDelay : waitAfter(failures));
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    while (running) await running;
    if (isPaused || problem || !isDirty()) return;
    running = send(options.read()).finally(() => {
      running = undefined;
    });
    await running;
  }

  async function send(state: WizardState): Promise<void> {
    options.report('saving');
    unanswered.add(canonical(state.form));
    // keepalive lets the last save finish after the tab closes.
    const init = { keepalive: true, headers: { [memberHeader]: options.userId } };
    const result = draft
      ? await api.put<DraftRef>(
          `/api/drafts/${draft.id}`,
          { ...state, version: draft.version },
          init,
        )
      : await api.post<DraftRef>(
          '/api/drafts',
          options.adId ? { ...state, adId: options.adId } : state,
          init,
        );
    if (result.ok) return accept(state, draft?.id ?? result.data.id, result.data.version);
    if (result.status === 401) return stopFor('logged-out');
    if (result.status === 403) return stopFor('other-member');
    if (result.status === 409 && draft) return settle(draft.id, state);
    if (result.status === 404 && draft) {
      draft = undefined;
      return send(state);
    }
    retryLater(result);
  }

  function retryLater({ status, error }: { status: number; error?: string }) {
    failures += 1;
    options.report('failed', status >= 400 && status < 500 ? error : undefined);
    schedule(waitAfter(failures));
  }

  function accept(state: WizardState, id: string, version: number) {
    const isNew = draft === undefined;
    draft = { id, version };
    saved = marked(state);
    failures = 0;
    unanswered.clear();
    options.report('saved');
    if (isNew) options.onCreated(id);
    changed();
  }

  /** A newer version is either this tab's save whose reply was lost, or another tab's. */
  async function settle(id: string, state: WizardState): Promise<void> {
    const current = await api.get<Draft>(`/api/drafts/${id}`);
    if (!current.ok) return retryLater(current);
    if (!unanswered.has(canonical(formOf(current.data)))) return stopFor('conflict');
    draft = { id, version: current.data.version };
    return send(state);
  }

  function stopFor(reason: SaveProblem) {
    problem = reason;
    options.report(reason);
  }

  return {
    changed,
    save,
    isDirty,
    current: () => draft,
    /** Waits for a running save and pauses saving until `resume`. */
    async pause() {
      isPaused = true;
      clearTimeout(timer);
      await running;
    },
    resume() {
      isPaused = false;
      problem = undefined;
      if (isDirty()) void save();
      else if (draft) options.report('saved');
    },
    /** The draft was deleted: the form becomes a new draft. */
    forget() {
      draft = undefined;
      saved = { form: '', step: 0 };
    },
    /** Adopts the server's version number. */
    adopt(current: Draft) {
      draft = { id: current.id, version: current.version };
      saved = marked({ form: formOf(current), step: current.step });
    },
  };
}

/** The draft of an edit also contains the ad's version at its start. */
export function formOf(draft: { form: Record<string, unknown> }): WizardState['form'] {
  const { version } = draft.form;
  return { ...toValues(draft.form), ...(typeof version === 'number' && { version }) };
}

const marked = ({ form, step }: WizardState) => ({ form: canonical(form), step });

const waitAfter = (failures: number) => Math.min(longestWait, second * 2 ** failures);
