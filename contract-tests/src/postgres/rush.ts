import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { OrderRef } from '@shop/core/ids';
import type { HostProcesses } from './host-processes.ts';
import { buyOnePlace, type Fared, type WantedPlace } from './rush-buyer.ts';

/** Days that can be bought, and the cheapest single ticket for each of them. */
export const wantedPlaces = async (origin: string): Promise<readonly WantedPlace[]> => {
  const shop = portsOver(fetchTransport({ baseUrl: origin, timeoutMs: 20_000 }));
  const product = (await shop.showProduct('sl', 'termalija'))._unsafeUnwrap();
  if (product.type !== 'dailyTicket') throw new Error('what is bought is no day ticket');
  const days = product.availability.filter((day) => day.ticketsAvailable > 100).map((day) => day.date);
  const [first] = days;
  if (first === undefined) throw new Error('no day is free');
  const period = { type: 'day', date: first } as const;
  const quote = (await shop.quoteTicket({ language: 'sl', productId: product.id, period }))._unsafeUnwrap();
  const lists = ticketOffer(quote).priceGroups.flatMap((group) => group.priceLists);
  const list = lists.find((one) => one.sale.type === 'onSale' && one.kind.type === 'default');
  if (list === undefined) throw new Error('there is no single ticket');
  return days.map((date) => ({ productId: product.id, priceListId: list.id, date }));
};

const dayOf = ({ productId, date }: WantedPlace): string =>
  `facility_periods where period = '${date}' and facility_id = '${productId}'`;

/** Makes a day of so many places. */
export const setPlaces = (url: string, wanted: WantedPlace, places: number) =>
  asKeeper(url, `update ${dayOf(wanted).replace(' where', ` set capacity = ${places} where`)}`);

/** Units: persons. */
export const countsOf = async (url: string, wanted: WantedPlace) => {
  const [row] = await asKeeper(url, `select held, paying, sold from ${dayOf(wanted)}`);
  return { held: Number(row?.held), paying: Number(row?.paying), sold: Number(row?.sold) };
};

export type RushPlan = {
  readonly hosts: Pick<HostProcesses, 'origins'>;
  readonly wanted: WantedPlace;
  readonly round: string;
  readonly buyers: number;
  /** Every so-and-so-many-th pays and never comes back. */
  readonly everyLeaves: number;
  /** What happens once so many buyers know how they fared. */
  readonly disturbance: { readonly after: number; readonly make: () => Promise<void> };
};

export type Rush = { readonly acknowledged: readonly OrderRef[]; readonly fared: readonly Fared[] };

/** Buyers who all want a place of one day at the same time, and something that goes wrong in the middle. */
export const rush = async (plan: RushPlan): Promise<Rush> => {
  const { hosts, wanted, round, buyers, everyLeaves, disturbance } = plan;
  let known = 0;
  let disturbed: Promise<void> = Promise.resolve();
  const buy = async (number: number): Promise<Fared> => {
    const comesBack = (number + 1) % everyLeaves !== 0;
    const fared = await buyOnePlace(number, { origins: hosts.origins, wanted, round, comesBack });
    known += 1;
    if (known === disturbance.after) disturbed = disturbance.make();
    return fared;
  };
  const fared = await Promise.all(Array.from({ length: buyers }, (_none, number) => buy(number)));
  await disturbed;
  return { acknowledged: fared.flatMap((one) => (one.type === 'bought' ? [one.ref] : [])), fared };
};

/** How many fared in each way. */
export const tally = ({ fared }: Rush) => {
  const of = (type: Fared['type']): number => fared.filter((one) => one.type === type).length;
  return { bought: of('bought'), left: of('left'), soldOut: of('soldOut'), failed: of('failed') };
};
