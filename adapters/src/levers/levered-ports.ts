import { setTimeout } from 'node:timers/promises';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, type Result, ResultAsync } from 'neverthrow';
import type { CallContext, Reply } from '../calls/call.ts';
import type { AnswerOf, CallName, RequestOf, Transport } from '../calls/call-table.ts';
import { portsOver } from '../calls/ports-over.ts';
import { type ServedPorts, transportOver } from '../calls/transport-over.ts';
import { halfEmpty } from './half-empty.ts';
import type { Ending, LeverBoard } from './lever-board.ts';
import { type OtherVisitors, otherVisitors } from './other-visitors.ts';

export type LeveredPortsSettings = {
  readonly board: LeverBoard;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Units: milliseconds; by the machine's clock when left out. */
  readonly wait?: (milliseconds: number) => Promise<void>;
};

type Asked<Name extends CallName> = () => ResultAsync<Reply<AnswerOf<Name>>, ShopError>;

type Answered<Name extends CallName> = Promise<Result<Reply<AnswerOf<Name>>, ShopError>>;

const ended = async <Name extends CallName>(
  name: Name,
  ending: Ending | undefined,
  ask: Asked<Name>,
): Answered<Name> => {
  if (ending?.type === 'refused') return err(ending.error);
  if (ending?.type === 'outOfReach') return err({ kind: 'unreachable', cause: ending.cause });
  const answered = await ask();
  if (ending === undefined) return answered;
  if (ending.type === 'halfEmpty') {
    return answered.map((reply) => ({ ...reply, answer: halfEmpty(name, reply.answer) }));
  }
  const unreachable: ShopError = { kind: 'unreachable', cause: ending.type === 'half' ? 'malformed' : 'timeout' };
  return answered.andThen(() => err(unreachable));
};

/** A host that does wrong what the board says, and everything else as the one behind it. */
const leverTransport = (
  inner: Transport,
  { board, wait }: Pick<Required<LeveredPortsSettings>, 'board' | 'wait'>,
  visitors: OtherVisitors,
): Transport => {
  const answer = async <Name extends CallName>(name: Name, ask: Asked<Name>): Answered<Name> => {
    const { slow, soldOut, ending } = board.pull(name);
    if (slow > 0) await wait(slow);
    for (const sold of soldOut) {
      const taken = await visitors.takeAll(sold);
      if (taken.isErr()) return err(taken.error);
    }
    return ended(name, ending, ask);
  };
  return {
    call: <Name extends CallName>(name: Name, request: RequestOf<Name>, context?: CallContext) =>
      new ResultAsync(answer(name, () => inner.call(name, request, context))),
  };
};

/** The same host with the effects of its levers, for pages, browser calls and commands alike (D-LEVERS). */
export const leveredPorts = <Ports extends ServedPorts>(
  ports: Ports,
  { board, clock, random, wait = (milliseconds) => setTimeout(milliseconds) }: LeveredPortsSettings,
): Ports => {
  const host = transportOver(ports);
  const calls = portsOver(leverTransport(host, { board, wait }, otherVisitors(host, clock, random)));
  const { logIn, loadMember, logOut } = calls;
  const profile = ports.profile === undefined ? {} : { profile: { ...ports.profile, logIn, loadMember, logOut } };
  return { ...ports, shop: calls, checkout: calls, content: calls, ...profile };
};
