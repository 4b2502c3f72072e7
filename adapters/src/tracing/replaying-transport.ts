import type { ShopError } from '@shop/core/errors/shop-error';
import { checkoutSession, memberToken } from '@shop/core/ids';
import { err, errAsync, okAsync, type Result } from 'neverthrow';
import type { Reply } from '../calls/call.ts';
import { type AnswerOf, type CallName, type CallOf, callTable, type RequestOf } from '../calls/call-table.ts';
import { decodeError } from '../calls/error-codec.ts';
import type { Transport } from '../calls/transport.ts';
import { decode, type WireRecord } from '../codec/codec.ts';
import { redactedRequest, secretRedaction } from './redaction.ts';
import type { TraceLine } from './trace-line.ts';
import { isSameRequest, requestKey, requestOnWire } from './traced-request.ts';

export type ReplaySettings = {
  /** Lines that an earlier replay has used up, counted from the first. */
  readonly from?: number;
  /** Told after every answer how many lines, from the first, are used up. */
  readonly onAnswered?: (used: number) => void;
  /** Told about every call that the trace has no answer to; the request is redacted. */
  readonly onUnexpected?: (call: CallName, request: WireRecord | undefined) => void;
};

const replyOf = <Name extends CallName>(name: Name, line: TraceLine): Result<Reply<AnswerOf<Name>>, ShopError> => {
  if (line.error !== undefined) return err(decodeError(line.error.status, line.error));
  const call: CallOf<Name> = callTable[name];
  return decode<AnswerOf<Name>>(call.answer, line.answer)
    .map((answer) => ({
      answer,
      ...(line.session === undefined ? {} : { session: checkoutSession(secretRedaction) }),
      ...(line.memberToken === undefined ? {} : { memberToken: memberToken(secretRedaction) }),
    }))
    .mapErr((): ShopError => ({ kind: 'unreachable', cause: 'malformed' }));
};

const unexpected = (call: CallName): ShopError => ({
  kind: 'invalidInput',
  field: `trace.${call}`,
  expected: 'a call that was recorded, with the same request',
});

/** Answers calls from a trace, without any shop: equal requests in the order of their lines. A call that only reads and is
 *  asked once more than was recorded gets its last answer again; any other is `invalidInput`, named after the call.
 *  A line whose answer is not one of its call is `unreachable` malformed. */
export const replayingTransport = (
  lines: readonly TraceLine[],
  { from = 0, onAnswered, onUnexpected }: ReplaySettings = {},
): Transport => {
  const places = Map.groupBy(lines.keys(), (index) => {
    const line = lines[index];
    return line === undefined ? '' : requestKey(line.call, line.request);
  });
  const used = new Set<number>();
  let position = from;

  const place = (name: CallName, request: WireRecord): number | undefined => {
    const known = (places.get(requestKey(name, request)) ?? []).filter((index) =>
      isSameRequest(name, lines[index]?.request ?? {}, request),
    );
    const next = known.find((index) => index >= from && !used.has(index));
    return next ?? (callTable[name].changes ? undefined : known.at(-1));
  };

  return {
    call: <Name extends CallName>(name: Name, request: RequestOf<Name>) => {
      const asked = requestOnWire(name, request);
      const index = asked === undefined ? undefined : place(name, asked);
      const line = index === undefined ? undefined : lines[index];
      if (index === undefined || line === undefined) {
        onUnexpected?.(name, asked && redactedRequest(name, asked));
        return errAsync(unexpected(name));
      }
      used.add(index);
      position = Math.max(position, index + 1);
      onAnswered?.(position);
      return okAsync(line).andThen((found) => replyOf(name, found));
    },
  };
};
