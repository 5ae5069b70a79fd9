import { second } from '@/lib/durations';
import { toast, toasts } from './toast';

/** Longer than others, since it has to be read and pressed. */
const duration = 10 * second;

/** Says what was done, and offers to take it back. */
export function toastWithUndo(text: string, undo: () => void): void {
  const takeBack = () => {
    toasts.dismiss(id);
    document.getElementById('content')?.focus({ preventScroll: true });
    undo();
  };
  const detail = (
    <button type="button" onClick={takeBack} className="link min-h-11 font-semibold">
      Undo
    </button>
  );
  const id = toast.success(text, { duration, detail });
}
