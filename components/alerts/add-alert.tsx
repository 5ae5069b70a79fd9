import { Button } from '@/components/ui/button';

type AddAlertProps = { name: string; busy: boolean; onSave: () => void };

export const AddAlert = ({ name, busy, onSave }: AddAlertProps) => (
  <section aria-labelledby="new-alert" className="card grid justify-items-start gap-3 p-4">
    <h2 id="new-alert" className="font-semibold wrap-anywhere">
      {name}
    </h2>
    <p className="text-muted">Get an email when there are new ads.</p>
    <Button size="small" busy={busy} busyLabel="Saving…" onClick={onSave}>
      Save alert
    </Button>
  </section>
);
