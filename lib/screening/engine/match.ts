import type { Pattern, Step } from './pattern';
import type { Edge, Lattice } from './token';

/** Token indexes; the end is exclusive. */
export type Match = { from: number; to: number; isDisguised: boolean };

type Reached = { to: number; isDisguised: boolean } | undefined;

export function matchAt(lattice: Lattice, { steps }: Pattern, from: number): Match | undefined {
  const found = advance(lattice, steps, 0, from);
  return found && { from, ...found };
}

function advance(lattice: Lattice, steps: Step[], index: number, at: number): Reached {
  const step = steps[index];
  if (!step) return { to: at, isDisguised: false };
  if (step.kind === 'gap') {
    const last = Math.min(lattice.tokens.length, at + step.most);
    for (let next = at; next <= last; next++) {
      if (lattice.tokens[next]?.isFirst) return undefined;
      const reached = advance(lattice, steps, index + 1, next);
      if (reached) return reached;
    }
    return undefined;
  }
  let best: Reached;
  for (const edge of lattice.edges[at] ?? []) {
    const taken = take(lattice, step, edge);
    const reached = taken && advance(lattice, steps, index + 1, taken.to);
    if (!reached) continue;
    const isDisguised = taken.isDisguised || reached.isDisguised;
    const isBetter =
      !best ||
      (best.isDisguised && !isDisguised) ||
      (best.isDisguised === isDisguised && reached.to > best.to);
    if (isBetter) best = { to: reached.to, isDisguised };
  }
  if (!best && step.kind === 'words' && step.isOptional) {
    return advance(lattice, steps, index + 1, at);
  }
  return best;
}

function take(lattice: Lattice, step: Exclude<Step, { kind: 'gap' }>, edge: Edge): Reached {
  const { forms, value, next, isDisguised } = edge;
  if (step.kind === 'number') {
    const isIn = value !== undefined && value >= step.min && value <= step.max;
    return isIn ? { to: next, isDisguised } : undefined;
  }
  if (step.kind === 'prefix') {
    const isPrefix = forms.some((form) => form.startsWith(step.prefix));
    return isPrefix ? { to: next, isDisguised } : undefined;
  }
  if (step.anyNumber && value !== undefined) return { to: next, isDisguised };
  for (const form of forms) {
    for (const rest of step.options.get(form) ?? []) {
      const reached = follow(lattice, rest, 0, next);
      if (reached) return { to: reached.to, isDisguised: isDisguised || reached.isDisguised };
    }
  }
  return undefined;
}

/** Matches the further words of a multi-word option. */
function follow(lattice: Lattice, words: string[], index: number, at: number): Reached {
  const word = words[index];
  if (word === undefined) return { to: at, isDisguised: false };
  for (const { forms, next, isDisguised } of lattice.edges[at] ?? []) {
    if (!forms.includes(word)) continue;
    const reached = follow(lattice, words, index + 1, next);
    if (reached) return { to: reached.to, isDisguised: isDisguised || reached.isDisguised };
  }
  return undefined;
}
