import sharp from 'sharp';
import { imageWidths } from '../../../lib/catalogue/limits.ts';
import { call, failuresOf, statusesOf } from '../../drill/call.ts';
import { registerMany } from '../../drill/members.ts';
import { withPeakMemory } from '../../drill/memory.ts';
import { largePictures } from '../../drill/pictures.ts';
import type { AttackRow } from '../attack-row.ts';
import { processorTime } from '../processor.ts';

const megabyte = 1024 ** 2;
const mostMemory = 600 * megabyte;
/** Maximum memory of the process that decodes one large picture, besides the server's. */
const mostOfDecoder = 350 * megabyte;
/** Maximum processor time for one picture, including its request, in times of sharp's alone. */
const mostTimes = 4;
const perAccount = 2;

export const largePicturesRow: AttackRow = {
  name: 'large-pictures',
  title: '48 parallel pictures of 39 megapixels from 24 accounts (short: 8 from 4)',
  prepare: largePictures,
  run: async (target, isShort) => {
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
    const alone = [];
    for (const [index, { name, dataUrl }] of pictures.entries()) {
      const begun = processorTime(target.pid);
      const { status } = await upload(index);
      const ended = processorTime(target.pid);
      const ms = (ended ?? 0) - (begun ?? 0);
      // By turns, because a machine's speed changes from minute to minute.
      alone.push({ name, status, ms, times: ms / (await timeOfSharp(dataUrl)) });
    }
    const slowest = alone.toSorted((a, b) => b.times - a.times)[0];
    const isTooMuch = peak !== undefined && peak > mostMemory;
    const peakText = peak === undefined ? 'unknown' : `${Math.round(peak / megabyte)} MB`;
    return {
      figure: `${statusesOf(answers)}; peak ${peakText}, its decoder ${Math.round(peakOfChildren / megabyte)} MB; the slowest takes ${slowest?.ms} ms of the processor, ${slowest?.times.toFixed(1)} times sharp's alone (${slowest?.name})`,
      broken: [
        // The connection of a refused body may break before its 503 is read.
        ...failuresOf(answers.filter(({ status }) => status !== 0)),
        ...(isTooMuch ? [`the process held ${peakText}`] : []),
        ...(peakOfChildren > mostOfDecoder ? ['more than one decoder, or a large one'] : []),
        ...(answers.some(({ status }) => status === 201) ? [] : ['no picture was accepted']),
        ...(alone.every(({ status }) => status === 201) ? [] : [`alone: ${statusesOf(alone)}`]),
        ...(slowest && slowest.times > mostTimes
          ? [`one picture took ${slowest.times.toFixed(1)} times as long as sharp alone`]
          : []),
      ],
    };
  },
};

async function timeOfSharp(dataUrl: string): Promise<number> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const begun = process.cpuUsage();
  await sharp(bytes)
    .resize(Math.max(...imageWidths))
    .webp()
    .toBuffer();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
