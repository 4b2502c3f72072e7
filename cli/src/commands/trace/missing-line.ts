import type { OpenedCapsule } from '../../ports/capsule-bench.ts';

/** What is told where calls are missing before a step, or behind the last one; nothing where they are whole. */
export const missingBefore = ({ missing }: Pick<OpenedCapsule, 'missing'>, index: number): string | undefined => {
  const here = missing.filter(({ before }) => before === index);
  if (here.length === 0) return undefined;
  const count = here.reduce((sum, gap) => sum + (gap.count ?? 0), 0);
  if (here.some((gap) => gap.count === undefined)) return 'earlier calls are missing: they gave way to later ones';
  return `${count} ${count === 1 ? 'call is' : 'calls are'} missing: the shop had no time to keep them`;
};
