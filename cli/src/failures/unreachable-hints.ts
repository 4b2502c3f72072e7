import type { ShopError } from '@shop/core/errors/shop-error';
import type { Target } from '../arguments/target.ts';
import type { TranslationKey } from '../translations/translation-key.ts';
import type { Failure } from './failure.ts';
import type { NetworkFault } from './noting-fetch.ts';

type Cause = Extract<ShopError, { kind: 'unreachable' }>['cause'];

const another = 'choose another with: --on <address | folder>';

const serverLogs = ['its server logs the reason on its error stream'];

/** Texts about a missing connection, by the system's code. */
const networkWords: Readonly<Record<string, TranslationKey>> = {
  ENOTFOUND: 'NoConnection.HostName',
  EAI_AGAIN: 'NoConnection.HostName',
  ECONNREFUSED: 'NoConnection.Refused',
  ERR_SSL_WRONG_VERSION_NUMBER: 'NoConnection.NoTls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'NoConnection.NoTls',
};

const startIt = ['start the shop with: shop serve', `or ${another}`];

/** Returns hints for a missing connection. */
const networkHints = (fault: NetworkFault | undefined): readonly string[] => {
  if (fault === undefined) return startIt;
  switch (networkWords[fault.code]) {
    case 'NoConnection.Refused':
      return startIt;
    case 'NoConnection.NoTls':
      return ['write http:// in place of https://', `or ${another}`];
    case 'NoConnection.HostName':
      return [another];
  }
  return [`the system reports ${fault.code}`, another];
};

/** Hints for a server that was connected but sent no usable answer: it runs and need not be started. */
const gatewayHints: Readonly<Record<Exclude<Cause, 'network'>, readonly string[]>> = {
  timeout: serverLogs,
  status: serverLogs,
  store: serverLogs,
  malformed: [another],
};

/** Returns hints for a shop that does not answer, by target. */
const unreachableHints = (target: Target, cause: Cause, fault: NetworkFault | undefined): readonly string[] => {
  switch (target.type) {
    case 'gateway':
      return [`asked: ${target.url}`, ...(cause === 'network' ? networkHints(fault) : gatewayHints[cause])];
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

/** Adds hints to the failure of a shop that did not answer; returns any other failure unchanged. `fault`: why there was
 *  no connection, if known. */
export const withHints = (failure: Failure, target: Target, fault?: NetworkFault): Failure => {
  if (failure.type !== 'shop' || failure.error.kind !== 'unreachable') return failure;
  const { cause } = failure.error;
  const hints = [...failure.hints, ...unreachableHints(target, cause, fault)];
  if (cause !== 'network' || fault === undefined) return { ...failure, hints };
  const key = networkWords[fault.code];
  return { ...failure, hints, words: key && { key, facts: { address: fault.address } } };
};
