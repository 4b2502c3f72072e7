import { setTimeout } from 'node:timers/promises';
import { maxPersonsPerCart } from '@shop/core/availability/capacity';
import { type PriceGroup, type PriceList, personsOf } from '@shop/core/catalog/price-list';
import { localDate, plusDays } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { idempotencyKey, productId } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { CallName, Replied, Transport } from '../../wire/calls/call-table.ts';
import { portsOver } from '../../wire/calls/ports-over.ts';
import { type ServedPorts, transportOver } from '../../wire/calls/transport-over.ts';
import { halfEmpty } from './half-empty.ts';
import type { LeverBoard, SoldOut } from './lever-board.ts';
import type { Ending } from './read-levers.ts';

export type LeveredPortsSettings = {
  readonly board: LeverBoard;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Waits for a number of milliseconds. Default: by the machine's clock. */
  readonly wait?: (milliseconds: number) => Promise<void>;
};

const notOnSale = ({ product, day }: SoldOut): ShopError => ({
  kind: 'invalidInput',
  field: 'soldOut of the levers',
  expected: `a ticket on sale on that day, not ${product} on ${day}`,
});

/** Returns the price list with the fewest persons among those that fit, a single price or a package. */
const fitting = (groups: readonly PriceGroup[], persons: number): PriceList | undefined =>
  groups
    .filter(({ enabled }) => enabled)
    .flatMap(({ priceLists }) => priceLists)
    .filter(({ enabled, kind }) => enabled && personsOf(kind) > 0 && personsOf(kind) <= persons)
    .sort((a, b) => personsOf(a.kind) - personsOf(b.kind))[0];

/** Fills carts with the places of a day until none is left, as other visitors would; the places are on hold as
 *  usual. Error: a ticket that is not on sale on that day, or a refusal of the host. */
const othersTakeAll = async (
  host: Transport,
  { clock, random }: Pick<LeveredPortsSettings, 'clock' | 'random'>,
  sold: SoldOut,
): Promise<Result<void, ShopError>> => {
  const date = typeof sold.day === 'number' ? plusDays(clock.today(), sold.day) : localDate(sold.day);
  const ticket = { language: defaultLanguage, productId: productId(sold.product) };
  for (;;) {
    const quote = await host.call('quoteTicket', { ...ticket, date });
    if (quote.isErr()) return err(quote.error.kind === 'unreachable' ? quote.error : notOnSale(sold));
    const { ticketsAvailable, priceGroups } = quote.value.answer;
    if (ticketsAvailable <= 0) return ok();
    const persons = Math.min(ticketsAvailable, maxPersonsPerCart);
    const list = fitting(priceGroups, persons);
    if (list === undefined) return err(notOnSale(sold));
    const quantity = Math.floor(persons / personsOf(list.kind));
    const order = { ...ticket, dates: [date], items: [{ priceListId: list.priceListId, quantity }] };
    const added = await host.call('addTicket', order, { key: idempotencyKey(random.token()) });
    if (added.isErr()) return err(added.error);
  }
};

type Ask<Name extends CallName> = () => PromiseLike<Replied<Name>>;

const ended = async <Name extends CallName>(
  name: Name,
  ending: Ending | undefined,
  ask: Ask<Name>,
): Promise<Replied<Name>> => {
  if (ending?.type === 'refused') return err(ending.error);
  const answered = await ask();
  if (ending === undefined) return answered;
  if (ending.type === 'halfEmpty') {
    return answered.map((reply) => ({ ...reply, answer: halfEmpty(name, reply.answer) }));
  }
  const unreachable: ShopError = { kind: 'unreachable', cause: ending.type === 'half' ? 'malformed' : 'timeout' };
  return answered.andThen(() => err(unreachable));
};

/** Returns the host's ports with the effects of its levers, for pages, browser calls and commands alike. */
export const leveredPorts = <Ports extends ServedPorts>(ports: Ports, settings: LeveredPortsSettings): Ports => {
  const { board, wait = (milliseconds) => setTimeout(milliseconds) } = settings;
  const host = transportOver(ports);
  const answer = async <Name extends CallName>(name: Name, ask: Ask<Name>): Promise<Replied<Name>> => {
    const { slow, soldOut, ending } = board.pull(name);
    if (slow > 0) await wait(slow);
    for (const sold of soldOut) {
      const outcome = await othersTakeAll(host, settings, sold);
      if (outcome.isErr()) return err(outcome.error);
    }
    return ended(name, ending, ask);
  };
  const calls = portsOver({
    call: (name, request, context) => new ResultAsync(answer(name, () => host.call(name, request, context))),
  });
  return { ...ports, shop: calls, checkout: calls, content: calls, profile: calls };
};
