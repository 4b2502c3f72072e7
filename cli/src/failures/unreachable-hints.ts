import type { ShopError } from '@shop/core/errors/shop-error';
import type { Target } from '../arguments/target.ts';
import type { Failure } from './failure.ts';

type Cause = Extract<ShopError, { kind: 'unreachable' }>['cause'];

const another = 'choose another with: --on <address | folder>';

const serverLogs = ['its server logs the reason on its error stream'];

const noName = 'its host name is not found';
const refusal = 'it refuses connections: no server listens there';
const noTls = 'its server has no TLS: write http:// in place of https://';

/** By the system's codes. */
const networkReasons: Readonly<Record<string, string>> = {
  ENOTFOUND: noName,
  EAI_AGAIN: noName,
  ECONNREFUSED: refusal,
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: noTls,
};

/** Why there is no connection; nothing where the system did not say. */
const networkReason = (code: string | undefined): readonly string[] =>
  code === undefined ? [] : [networkReasons[code] ?? `the system reports ${code}`];

const networkHints = (code: string | undefined): readonly string[] =>
  code === undefined || networkReasons[code] === refusal
    ? ['start the shop with: shop serve', `or ${another}`]
    : [another];

/** A running shop's address that a connection came about with: the server is there and needs no start. */
const gatewayHints: Readonly<Record<Exclude<Cause, 'network'>, readonly string[]>> = {
  timeout: serverLogs,
  status: serverLogs,
  store: serverLogs,
  malformed: [another],
};

/** What to try when nothing answers, by target. */
const unreachableHints = (target: Target, cause: Cause, code: string | undefined): readonly string[] => {
  switch (target.type) {
    case 'gateway':
      return [
        `asked: ${target.url}`,
        ...(cause === 'network' ? [...networkReason(code), ...networkHints(code)] : gatewayHints[cause]),
      ];
    case 'provider':
      return [`asked: ${target.url}`, ...(cause === 'network' ? networkReason(code) : [])];
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

/** A failure of a shop that did not answer, with what to try; any other as it is. `networkFault`: the system's code
 *  where there was no connection, as far as it is known. */
export const withHints = (failure: Failure, target: Target, networkFault?: string): Failure =>
  failure.type === 'shop' && failure.error.kind === 'unreachable'
    ? { ...failure, hints: [...failure.hints, ...unreachableHints(target, failure.error.cause, networkFault)] }
    : failure;
