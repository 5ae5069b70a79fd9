import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  orderOfGroups,
  type ShownChanges,
  shownGroups,
  shownName,
} from '@/lib/catalogue/shown-catalogue';
import { slugsIn, withoutCatalogue } from '@/lib/catalogue/shown-lines';
import { type Direction, moveId } from './name-row';

type Named = { slug: string; name: string };

/** `onChange` runs after each edit, when the preview is outdated. */
export function useNames(current: ShownChanges, onChange: () => void) {
  const [changes, setChanges] = useState(current);
  const [moved, setMoved] = useState('');

  function move(key: string, one: Named, direction: Direction) {
    const slugs = slugsIn(key, changes);
    const from = slugs.indexOf(one.slug);
    const to = direction === 'up' ? from - 1 : from + 1;
    const order = { ...changes.order, [key]: slugs.toSpliced(from, 1).toSpliced(to, 0, one.slug) };
    // Moving a button in the DOM removes its focus.
    flushSync(() => {
      setChanges({ ...changes, order });
      setMoved(`${shownName(one, changes)} is now ${to + 1} of ${slugs.length}.`);
    });
    document.getElementById(moveId(one.slug, direction))?.focus();
    onChange();
  }

  const rowOf = (key: string, one: Named, index: number, total: number) => ({
    slug: one.slug,
    inCatalogue: one.name,
    name: shownName(one, changes),
    isFirst: index === 0,
    isLast: index === total - 1,
    onName: (name: string) => {
      setChanges({ ...changes, names: { ...changes.names, [one.slug]: name } });
      onChange();
    },
    onMove: (direction: Direction) => move(key, one, direction),
  });

  return {
    groups: shownGroups(changes),
    groupRow: (group: Named, index: number, total: number) =>
      rowOf(orderOfGroups, group, index, total),
    categoryRow: rowOf,
    moved,
    /** The changes to send: only differences from the catalogue. */
    changes: withoutCatalogue({
      names: changes.names,
      order: Object.fromEntries(
        Object.keys(changes.order).map((key) => [key, slugsIn(key, changes)]),
      ),
    }),
    replace: setChanges,
  };
}
