import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

type MessageWarningProps = { text: string; busy: boolean; onSend: () => void };

export const MessageWarning = ({ text, busy, onSend }: MessageWarningProps) => (
  <Notice tone="warning" live>
    <p className="wrap-anywhere">{text}</p>
    <Button
      look="quiet"
      size="small"
      className="mt-3"
      onClick={onSend}
      busy={busy}
      busyLabel="Sending…"
    >
      Send anyway
    </Button>
  </Notice>
);
