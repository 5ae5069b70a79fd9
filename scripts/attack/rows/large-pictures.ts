import { call, failuresOf, statusesOf } from '../call.ts';
import { registerMany } from '../members.ts';
import { withPeakMemory } from '../memory.ts';
import { largePictures } from '../pictures.ts';
import { processorTime } from '../processor.ts';
import type { Row } from '../row.ts';
import { slowness } from '../slowness.ts';

const megabyte = 1024 ** 2;
const mostMemory = 600 * megabyte;
/** Maximum memory of the process that decodes one large picture, besides the server's. */
const mostOfDecoder = 350 * megabyte;
/** Maximum processor time for one picture in ms, including its request, times `slowness`. */
const mostTime = 2_000;
const perAccount = 2;

export const largePicturesRow: Row = {
  name: 'large-pictures',
  title: '48 parallel pictures of 39 megapixels from 24 accounts (short: 8 from 4)',
  before: '1,332 MB',
  prepare: largePictures,
  attack: async (target, isShort) => {
    const members = await registerMany(target, isShort ? 4 : 24, 7);
    const pictures = await largePictures();
    const upload = (index: number) => {
      const { token = '', from = '' } =
        members[Math.floor(index / perAccount) % members.length] ?? {};
      const { dataUrl } = pictures[index % pictures.length] ?? { dataUrl: '' };
      const path = '/api/upload/image';
      const body = { image: dataUrl };
      return call(target.url, { method: 'POST', path, token, from, body });
    };
    const {
      result: answers,
      peak,
      peakOfChildren,
    } = await withPeakMemory(target.pid, () =>
      Promise.all(Array.from({ length: members.length * perAccount }, (_, index) => upload(index))),
    );
    const before = slowness();
    const alone = [];
    for (const [index, { name }] of pictures.entries()) {
      const begun = processorTime(target.pid);
      const { status } = await upload(index);
      const ended = processorTime(target.pid);
      alone.push({ name, status, ms: (ended ?? 0) - (begun ?? 0) });
    }
    const most = mostTime * Math.max(before, slowness());
    const slowest = alone.toSorted((a, b) => b.ms - a.ms)[0];
    const isTooMuch = peak !== undefined && peak > mostMemory;
    const peakText = peak === undefined ? 'unknown' : `${Math.round(peak / megabyte)} MB`;
    return {
      figure: `${statusesOf(answers)}; peak ${peakText}, its decoder ${Math.round(peakOfChildren / megabyte)} MB; the slowest takes ${slowest?.ms} ms of the processor (${slowest?.name})`,
      broken: [
        // The connection of a refused body may break before its 503 is read.
        ...failuresOf(answers.filter(({ status }) => status !== 0)),
        ...(isTooMuch ? [`the process held ${peakText}`] : []),
        ...(peakOfChildren > mostOfDecoder ? ['more than one decoder, or a large one'] : []),
        ...(answers.some(({ status }) => status === 201) ? [] : ['no picture was accepted']),
        ...(alone.every(({ status }) => status === 201) ? [] : [`alone: ${statusesOf(alone)}`]),
        ...(slowest && slowest.ms > most
          ? [
              `one picture took ${Math.round(slowest.ms)} ms; the most is ${Math.round(most)} ms here`,
            ]
          : []),
      ],
    };
  },
};
