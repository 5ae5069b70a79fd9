'use client';

import { useState } from 'react';

type Batch = { files: File[]; at: number };

const empty: Batch = { files: [], at: 0 };

/** Crops one picture at a time; more can be added meanwhile. */
export function useCropQueue() {
  const [{ files, at }, setBatch] = useState(empty);
  return {
    files,
    at,
    waiting: files.length - at,
    /** The current file and those after it. */
    rest: () => files.slice(at),
    end: () => setBatch(empty),
    add: (more: File[]) => setBatch((batch) => ({ ...batch, files: [...batch.files, ...more] })),
    next: () =>
      setBatch((batch) =>
        batch.at + 1 < batch.files.length ? { ...batch, at: batch.at + 1 } : empty,
      ),
  };
}
