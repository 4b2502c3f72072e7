import type { Target } from '../arguments/target.ts';
import type { Failure } from '../failures/failure.ts';

/** What to try when nothing answers, by what was asked. */
const unreachableHints = (target: Target): readonly string[] => {
  switch (target.type) {
    case 'gateway':
      return [
        `asked: ${target.url}`,
        'start the shop with: shop serve',
        'or choose another with: --on <address | folder>',
      ];
    case 'provider':
      return [`asked: ${target.url}`];
    case 'database':
      return [`asked: ${target.folder}`];
    case 'postgres':
      return ['see that the database runs and that its address is right'];
    case 'trace':
      return [`so it was recorded in ${target.file}`];
  }
};

/** A failure of whoever did not answer, with what to try; any other as it is. */
export const withHints = (failure: Failure, target: Target): Failure =>
  failure.type === 'shop' && failure.error.kind === 'unreachable'
    ? { ...failure, hints: [...(failure.hints ?? []), ...unreachableHints(target)] }
    : failure;
