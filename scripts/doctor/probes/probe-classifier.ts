import sharp from 'sharp';
import type { Env } from '@/lib/env.ts';
import { classifierSettings, httpClassifier } from '@/lib/screening/photos/classifier.ts';
import { failure } from '../../launch/preflight.mjs';

export async function probeClassifier(values: Partial<Env>): Promise<string> {
  const settings = classifierSettings(values);
  if (!settings) throw failure('a setting is wrong');
  const create = { width: 64, height: 64, channels: 3, background: '#888888' } as const;
  const picture = await sharp({ create }).webp().toBuffer();
  const labels = await httpClassifier(settings)(new Uint8Array(picture)).catch((error) => {
    const why = error instanceof Error ? error.message : 'no answer';
    throw failure(`${new URL(settings.url).host}: ${why}`);
  });
  const acting = Object.keys({ ...settings.hold, ...settings.flag });
  if (acting.length === 0) {
    throw failure('needs PHOTO_CLASSIFIER_HOLD or PHOTO_CLASSIFIER_FLAG: no label does anything');
  }
  return `answers with ${labels.length} labels; these act: ${acting.join(', ')}`;
}
