import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { ProofChallenge } from '@/lib/errors';

/** Attempts between pauses: a few hundredths of a second on a phone. */
const chunk = 2000;

export async function solveProof({ challenge, bits }: ProofChallenge): Promise<string> {
  for (let counter = 0; ; counter += 1) {
    if (counter % chunk === 0) await new Promise((resolve) => setTimeout(resolve));
    const solution = `${challenge}.${counter}`;
    if (zeroBits(sha256(utf8ToBytes(solution))) >= bits) return solution;
  }
}

const zeroBits = (hash: Uint8Array) =>
  Math.clz32(new DataView(hash.buffer, hash.byteOffset).getUint32(0));
