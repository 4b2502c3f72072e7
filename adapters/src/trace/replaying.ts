import type { ShopError } from '@shop/core/errors/shop-error';
import { checkoutSession, memberToken } from '@shop/core/ids';
import { err, errAsync, okAsync } from 'neverthrow';
import type { CalledPorts } from '../wire/calls/call.ts';
import { type CallName, type CallOf, callTable, type Replied, type Transport } from '../wire/calls/call-table.ts';
import { decodeError } from '../wire/calls/error-codec.ts';
import { portsOver } from '../wire/calls/ports-over.ts';
import type { WireRecord } from '../wire/codec/codec.ts';
import { requestOnWire } from './recording.ts';
import { acceptedTyped, leavesOf, redactedRequest, secretRedaction } from './redaction.ts';
import type { TraceLine } from './trace.ts';

export type ReplaySettings = {
  /** Number of lines, from the first, that earlier replays have used. */
  readonly from?: number;
  /** Called after every answer with the number of used lines, from the first. */
  readonly onAnswered?: (used: number) => void;
  /** Called for every call without an answer in the trace; the request is redacted. */
  readonly onUnexpected?: (call: CallName, request: WireRecord | undefined) => void;
};

const replyOf = <Name extends CallName>(name: Name, line: TraceLine): Replied<Name> => {
  if (line.error !== undefined) return err(decodeError(line.error.status, line.error));
  const { answer }: CallOf<Name> = callTable[name];
  return answer
    .parse(line.answer)
    .map((answer) => ({
      answer,
      session: line.session === undefined ? undefined : checkoutSession(secretRedaction),
      memberToken: line.memberToken === undefined ? undefined : memberToken(secretRedaction),
    }))
    .mapErr((): ShopError => ({ kind: 'unreachable', cause: 'malformed' }));
};

const unexpected = (call: CallName): ShopError => ({
  kind: 'invalidInput',
  field: `trace.${call}`,
  expected: 'a call that was recorded, with the same request',
});

/** Returns a test whether a recorded request matches: each member equals the value, its redaction or the pseudonym
 *  of its code. */
const matcher = (call: CallName, wire: WireRecord): ((recorded: WireRecord) => boolean) => {
  const forms = [wire, redactedRequest(call, wire), redactedRequest(call, wire, acceptedTyped)].map(
    (form) => new Map(leavesOf(form).map(({ path, value }) => [path, value])),
  );
  return (recorded) => {
    const leaves = leavesOf(recorded);
    const isSame = leaves.every(({ path, value }) => forms.some((form) => form.has(path) && form.get(path) === value));
    return isSame && leaves.length === forms[0]?.size;
  };
};

/** Returns a transport that answers from a trace: equal requests get their lines in order, and further reads get the
 *  last answer again. Errors: `invalidInput`, named after the call, for an unknown request; `unreachable` malformed
 *  for an invalid line. */
export const replayingTransport = (
  lines: readonly TraceLine[],
  { from = 0, onAnswered, onUnexpected }: ReplaySettings = {},
): Transport => {
  const linesOf = Map.groupBy(lines.entries(), ([, { call }]) => call);
  const used = new Set<number>();
  let position = from;

  const find = (name: CallName, request: WireRecord): readonly [index: number, line: TraceLine] | undefined => {
    const matches = matcher(name, request);
    const known = (linesOf.get(name) ?? []).filter(([, line]) => matches(line.request));
    const next = known.find(([index]) => index >= from && !used.has(index));
    return next ?? (callTable[name].changes ? undefined : known.at(-1));
  };

  return {
    call: (name, request) => {
      const wire = requestOnWire(name, request);
      const match = wire && find(name, wire);
      if (match === undefined) {
        onUnexpected?.(name, wire && redactedRequest(name, wire));
        return errAsync(unexpected(name));
      }
      const [index, line] = match;
      used.add(index);
      position = Math.max(position, index + 1);
      onAnswered?.(position);
      return okAsync(line).andThen((recorded) => replyOf(name, recorded));
    },
  };
};

/** Returns ports that answer from a trace. */
export const replayingPorts = (lines: readonly TraceLine[], settings?: ReplaySettings): CalledPorts => {
  const calls = portsOver(replayingTransport(lines, settings));
  return { shop: calls, checkout: calls, content: calls, profile: calls };
};
