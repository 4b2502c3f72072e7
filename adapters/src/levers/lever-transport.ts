import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { CallContext, Reply } from '../calls/call.ts';
import type { AnswerOf, CallName, RequestOf } from '../calls/call-table.ts';
import type { Transport } from '../calls/transport.ts';
import { halfEmpty } from './half-empty.ts';
import type { Ending } from './lever.ts';
import type { LeverBoard, Pulled } from './lever-board.ts';
import type { OtherVisitors } from './other-visitors.ts';

export type LeverSettings = {
  readonly board: LeverBoard;
  /** Units: milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly visitors: OtherVisitors;
};

const unreachable = (cause: Extract<Ending, { type: 'outOfReach' }>['cause']): ShopError => ({
  kind: 'unreachable',
  cause,
});

const isFaulty = ({ slow, soldOut, ending }: Pulled): boolean => slow > 0 || soldOut.length > 0 || ending !== undefined;

/** A host that does wrong what the board says, and everything else as the one behind it (D-LEVERS). */
export const leverTransport = (inner: Transport, { board, wait, visitors }: LeverSettings): Transport => {
  const ended = async <Name extends CallName>(
    name: Name,
    ending: Ending | undefined,
    ask: () => ResultAsync<Reply<AnswerOf<Name>>, ShopError>,
  ): Promise<Result<Reply<AnswerOf<Name>>, ShopError>> => {
    switch (ending?.type) {
      case undefined:
        return ask();
      case 'refused':
        return err(ending.error);
      case 'outOfReach':
        return err(unreachable(ending.cause));
      case 'half':
        return (await ask()).andThen(() => err(unreachable('malformed')));
      case 'lost':
        return (await ask()).andThen(() => err(unreachable('timeout')));
      case 'halfEmpty':
        return (await ask()).map((reply) => ({ ...reply, answer: halfEmpty(name, reply.answer) }));
    }
  };

  const faulty = async <Name extends CallName>(
    name: Name,
    { slow, soldOut, ending }: Pulled,
    ask: () => ResultAsync<Reply<AnswerOf<Name>>, ShopError>,
  ): Promise<Result<Reply<AnswerOf<Name>>, ShopError>> => {
    if (slow > 0) await wait(slow);
    let others: Result<void, ShopError> = ok();
    for (const sold of soldOut) {
      if (others.isOk()) others = await visitors.takeAll(sold);
    }
    return others.isErr() ? err(others.error) : ended(name, ending, ask);
  };

  return {
    call: <Name extends CallName>(name: Name, request: RequestOf<Name>, context?: CallContext) => {
      const pulled = board.pull(name);
      const ask = () => inner.call(name, request, context);
      return isFaulty(pulled) ? new ResultAsync(faulty(name, pulled, ask)) : ask();
    },
  };
};
