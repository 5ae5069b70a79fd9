import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { imageFiles, isImageFile, newImageName } from '@/lib/images/image-names';
import { diskStorage } from '@/lib/images/storage/disk-storage';
import { expectConsoleErrors } from '../../builders/console';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterEach(() => rm(root, { recursive: true }));

const bytes = Buffer.from('picture');

describe('diskStorage', () => {
  test('returns what was stored, and nothing after its removal', async () => {
    const store = diskStorage(root);
    const [file = ''] = imageFiles([newImageName()]);
    await store.put(file, bytes);
    expect(await store.get(file)).toEqual(bytes);
    await store.remove([file]);
    await store.remove([file]);
    expect(await store.get(file)).toBeUndefined();
  });

  test('sorts files into folders and leaves no temporary files', async () => {
    const file = `ab${newImageName().slice(2)}`;
    await diskStorage(root).put(file, bytes);
    expect(await readdir(root, { recursive: true })).toEqual(['ab', join('ab', file)]);
  });

  test.each([
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    `../${newImageName()}`,
    `${newImageName()}\0.txt`,
    `${newImageName()}\n`,
    newImageName().toUpperCase(),
    newImageName().replace('.webp', '.html'),
    '',
  ])('refuses the name %j', async (name) => {
    const store = diskStorage(root);
    expect(isImageFile(name)).toBe(false);
    expect(await store.get(name)).toBeUndefined();
    await expect(store.put(name, bytes)).rejects.toThrow('not the name of a picture');
    await expect(store.remove([name])).rejects.toThrow('not the name of a picture');
    expect(await readdir(root)).toEqual([]);
  });

  test('reports a failed write in a sentence', async () => {
    const log = expectConsoleErrors();
    await writeFile(join(root, 'file'), 'in the way');
    await expect(diskStorage(join(root, 'file')).put(newImageName(), bytes)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Pictures cannot be saved right now. Please try again later.',
    });
    expect(log).toHaveLength(1);
  });
});
