import { Badge, type Tone } from '@/components/ui/badge';
import type { QueueAd } from '@/lib/moderation/queue/queue-item';

type Moderation = QueueAd['moderation'];

const tones: Record<Moderation, Tone> = {
  approved: 'positive',
  held: 'warning',
  removed: 'negative',
  suspended: 'negative',
};

export const ModerationBadge = ({ moderation }: { moderation: Moderation }) => (
  <Badge tone={tones[moderation]}>{moderation}</Badge>
);
