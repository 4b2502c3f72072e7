import type { ShopError } from '@shop/core/errors/shop-error';
import type { Target } from '../arguments/target.ts';
import type { Failure } from './failure.ts';

type Cause = Extract<ShopError, { kind: 'unreachable' }>['cause'];

const another = 'choose another with: --on <address | folder>';

const serverLogs = ['its server logs the reason on its error stream'];

/** What to try at a running shop's address. Unless the network failed, the server is running. */
const gatewayHints: Readonly<Record<Cause, readonly string[]>> = {
  network: ['start the shop with: shop serve', `or ${another}`],
  timeout: serverLogs,
  status: serverLogs,
  store: serverLogs,
  malformed: [another],
};

/** Returns what to try when the shop of a target does not answer. */
const unreachableHints = (target: Target, cause: Cause): readonly string[] => {
  switch (target.type) {
    case 'gateway':
      return [`asked: ${target.url}`, ...gatewayHints[cause]];
    case 'provider':
      return [`asked: ${target.url}`];
    case 'database':
      return [`asked: ${target.folder}`];
    case 'postgres':
      return ['check that the database runs and that its address is right'];
    case 'trace':
      return [`so it was recorded in ${target.file}`];
  }
};

export const isUnreachable = (failure?: Failure): boolean =>
  failure?.type === 'shop' && failure.error.kind === 'unreachable';

/** Adds what to try to the failure of a shop that did not answer; returns other failures unchanged. */
export const withHints = (failure: Failure, target: Target): Failure =>
  failure.type === 'shop' && failure.error.kind === 'unreachable'
    ? { ...failure, hints: [...failure.hints, ...unreachableHints(target, failure.error.cause)] }
    : failure;
