import { dayIn, instantText } from '@shop/core/dates/instant';
import { parseLocalDate } from '@shop/core/dates/local-date';
import type { GivenPlaces, Scenario, Step } from '@shop/core/scenario/scenario';
import { placesDays } from '../catalog-files/days-form.ts';
import { isRecord } from '../codec/json-value.ts';
import type { Capsule } from './capsule.ts';
import type { CapsuleWorld } from './capsule-world.ts';
import type { TraceLine } from './trace-line.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
const cartIn = (answer: unknown): unknown => (isRecord(answer) ? (answer.item ?? answer.cart) : undefined);

type Line = { readonly id: string; readonly name: string };

/** The lines of the cart that an answer tells, by what a person calls them. */
const linesIn = (answer: unknown): readonly Line[] | undefined => {
  const cart = cartIn(answer);
  if (!isRecord(cart)) return undefined;
  return recordsIn(cart.items).map(({ cartItemId, productTitle, priceTitle }) => ({
    id: textOf(cartItemId),
    name: [textOf(productTitle), textOf(priceTitle)].filter((part) => part !== '').join('/'),
  }));
};

const picksOf = (items: unknown) =>
  Object.fromEntries(recordsIn(items).map(({ PriceListId, Quantity }) => [textOf(PriceListId), Number(Quantity)]));

/** What a visitor did to ask a call; none for what only looks. */
const deedsOf = ({ call, request }: TraceLine, cart: readonly Line[]): readonly Step[] => {
  const item = cart.find(({ id }) => id === request.CartItemId)?.name;
  const product = textOf(request.ProductId);
  const [day = ''] = Array.isArray(request.Dates) ? request.Dates.map(textOf) : [];
  const season = textOf(request.SeasonId);
  if (call === 'addTicket') {
    const when = { ...(day === '' ? {} : { day }), ...(season === '' ? {} : { season }) };
    return [{ ticket: product, ...when, tickets: picksOf(request.Items) }];
  }
  if (call === 'addGiftCard') {
    return recordsIn(request.Items).map(({ PriceListId, Quantity, Price }) =>
      typeof Price === 'number'
        ? { giftCard: product, amount: Price, pieces: Number(Quantity) }
        : { giftCard: product, priceLists: { [textOf(PriceListId)]: Number(Quantity) } },
    );
  }
  if (call === 'addUpsell') {
    return recordsIn(request.Items).map(({ Id, Quantity, Date: on }) => ({
      ...{ upsell: textOf(Id), pieces: Number(Quantity) },
      ...(textOf(on) === '' ? {} : { day: textOf(on) }),
    }));
  }
  if (call === 'changeQuantity' && item !== undefined) return [{ change: item, pieces: Number(request.Quantity) }];
  if (call === 'removeItem' && item !== undefined) return [{ remove: item }];
  if (call === 'extendHold') return [{ extendHold: true }];
  if (call === 'applyPromoCode') return [{ promo: textOf(request.PromoCode) }];
  if (call === 'saveCustomer') return [{ guest: {} }];
  if (call === 'startPayment') {
    return [{ beginPayment: request.paymentType === 'preauthorization' ? 'preauthorization' : 'payment' }];
  }
  return call === 'stopPayment' ? [{ stopPayment: true }] : [];
};

/** Units: milliseconds; shorter pauses change nothing that a shop decides. */
const minute = 60_000;

/** What went before a call in time, where it counts. */
const waitBefore = (line: TraceLine, before: TraceLine | undefined): readonly Step[] => {
  const count = before === undefined ? 0 : Math.floor((line.at - before.at) / minute);
  return count < 1 ? [] : [{ wait: `${count} ${count === 1 ? 'minute' : 'minutes'}` }];
};

const stepsOf = (calls: readonly TraceLine[]): readonly Step[] => {
  let cart: readonly Line[] = [];
  return calls.flatMap((line, at) => {
    const deeds = deedsOf(line, cart);
    cart = linesIn(line.answer) ?? cart;
    const refused = line.error?.errorCodes[0];
    return [
      ...waitBefore(line, calls[at - 1]),
      ...deeds.map((deed): Step => (refused === undefined ? deed : { ...deed, refused })),
    ];
  });
};

/** Places that were left where a call was refused for want of them: what the cart had by then counts as its own. */
const leftAtRefusal = (calls: readonly TraceLine[]): ReadonlyMap<string, number> =>
  new Map(
    calls.flatMap(({ error, request }, at) => {
      const left = error?.errorDetails?.left;
      const [day = ''] = Array.isArray(request.Dates) ? request.Dates.map(textOf) : [];
      if (typeof left !== 'number' || day === '') return [];
      const cart = calls.slice(0, at).findLast(({ answer }) => linesIn(answer) !== undefined)?.answer;
      const told = cartIn(cart);
      const inCart = recordsIn(isRecord(told) ? told.items : []);
      const own = inCart.filter(({ date }) => date === day).reduce((sum, { quantity }) => sum + Number(quantity), 0);
      return [[`${textOf(request.ProductId)} ${day}`, left + own] as const];
    }),
  );

/** Days of which the world has fewer places than its catalog says, each by a ticket that takes from them. */
const givenPlaces = (
  { catalog, places, at, zone }: CapsuleWorld,
  calls: readonly TraceLine[],
): readonly GivenPlaces[] => {
  const first = dayIn(zone, calls[0]?.at ?? at);
  const refused = leftAtRefusal(calls);
  return places.flatMap(({ facility, period, taken }) => {
    const days = catalog.facilities.find(({ id }) => id === facility)?.days;
    const tickets = catalog.products.filter((product) => (product.facility ?? product.id) === facility);
    const known = tickets.flatMap(({ id }) => refused.get(`${id} ${period}`) ?? []);
    const date = parseLocalDate(period);
    const [ticket] = tickets;
    if (ticket === undefined || date.isErr()) return [];
    const capacity =
      days === undefined ? undefined : placesDays(days, first).find((one) => one.date === date.value)?.capacity;
    const free = known.at(-1) ?? (capacity === undefined || taken === 0 ? undefined : Math.max(0, capacity - taken));
    return free === undefined ? [] : [{ ticket: ticket.id, day: period, places: free }];
  });
};

/** What the recorded visitor did, as steps of a scenario in a world of its own; none in a trace that tells no world. */
export const capsuleScenario = ({ calls, world }: Capsule, name: string): Scenario | undefined => {
  const [first] = calls;
  if (world === undefined || first === undefined) return undefined;
  const places = givenPlaces(world, calls);
  return {
    name,
    world: {
      at: instantText(first.at),
      ...(places.length === 0 ? {} : { places }),
      catalog: world.catalog,
    },
    steps: stepsOf(calls),
  };
};
