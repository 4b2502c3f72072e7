import type { ShopError } from '@shop/core/errors/shop-error';
import { checkoutSession, memberToken } from '@shop/core/ids';
import { err, errAsync, okAsync } from 'neverthrow';
import type { CalledPorts } from '../wire/calls/call.ts';
import { type CallName, type CallOf, callTable, type Replied, type Transport } from '../wire/calls/call-table.ts';
import { decodeError } from '../wire/calls/error-codec.ts';
import { portsOver } from '../wire/calls/ports-over.ts';
import type { WireRecord } from '../wire/codec/codec.ts';
import { requestOnWire } from './recording.ts';
import { leavesOf, redactedRequest, secretRedaction, takenTyped } from './redaction.ts';
import type { TraceLine } from './trace.ts';

export type ReplaySettings = {
  /** Lines that an earlier replay has used up, counted from the first. */
  readonly from?: number;
  /** Gets the number of lines that are used up, from the first, after every answer. */
  readonly onAnswered?: (used: number) => void;
  /** Gets every call without an answer in the trace; the request is redacted. */
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

/** Whether a recorded request matches: each member equal, or equal to its redaction or to the pseudonym of its code. */
const matcher = (call: CallName, wire: WireRecord): ((recorded: WireRecord) => boolean) => {
  const forms = [wire, redactedRequest(call, wire), redactedRequest(call, wire, takenTyped)].map(
    (form) => new Map(leavesOf(form).map(({ path, value }) => [path, value])),
  );
  return (recorded) => {
    const leaves = leavesOf(recorded);
    const isSame = leaves.every(({ path, value }) => forms.some((form) => form.has(path) && form.get(path) === value));
    return isSame && leaves.length === forms[0]?.size;
  };
};

/** Answers calls from a trace: equal requests in the order of their lines, the last answer again for one more read.
 *  Errors: `invalidInput`, named after the call, for any other; `unreachable` malformed for a line that fits none. */
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
      const found = wire && find(name, wire);
      if (found === undefined) {
        onUnexpected?.(name, wire && redactedRequest(name, wire));
        return errAsync(unexpected(name));
      }
      const [index, line] = found;
      used.add(index);
      position = Math.max(position, index + 1);
      onAnswered?.(position);
      return okAsync(line).andThen((recorded) => replyOf(name, recorded));
    },
  };
};

/** Ports that answer from a trace alone. */
export const replayingPorts = (lines: readonly TraceLine[], settings?: ReplaySettings): CalledPorts => {
  const calls = portsOver(replayingTransport(lines, settings));
  return { shop: calls, checkout: calls, content: calls, profile: calls };
};
