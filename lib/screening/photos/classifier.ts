import * as z from 'zod';
import { second } from '@/lib/dates';
import { type Env, env } from '@/lib/env';

export type PhotoLabel = { name: string; score: number };

/** Throws if the service does not answer, or not in the agreed format. */
export type PhotoClassifier = (photo: Uint8Array<ArrayBuffer>) => Promise<PhotoLabel[]>;

export type ClassifierSettings = {
  url: string;
  token: string;
  /** The minimum scores for holding an ad, or showing it to a moderator. */
  hold: Readonly<Record<string, number>>;
  flag: Readonly<Record<string, number>>;
};

export function classifierSettings(values: Partial<Env> = env()): ClassifierSettings | null {
  const { PHOTO_CLASSIFIER_URL: url, PHOTO_CLASSIFIER_TOKEN: token } = values;
  const { PHOTO_CLASSIFIER_HOLD: hold = {}, PHOTO_CLASSIFIER_FLAG: flag = {} } = values;
  return url && token ? { url, token, hold, flag } : null;
}

const longestReply = 64_000;
const reply = z.object({
  labels: z
    .array(z.object({ name: z.string().min(1).max(60), score: z.number().min(0).max(1) }))
    .max(200),
});

/** Posts the photo; the reply is `{"labels": [{"name": "weapon", "score": 0.97}]}`. */
export const httpClassifier =
  ({ url, token }: ClassifierSettings, timeout = 10 * second): PhotoClassifier =>
  async (photo) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'image/webp',
        accept: 'application/json',
      },
      body: photo,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The classifier answered ${response.status}.`);
    }
    return reply.parse(JSON.parse(await readAtMost(response, longestReply))).labels;
  };

async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Error('The classifier answered with too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
