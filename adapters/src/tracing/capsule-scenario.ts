import { dayIn, instantText } from '@shop/core/dates/instant';
import { parseLocalDate } from '@shop/core/dates/local-date';
import type { GivenPlaces, Scenario } from '@shop/core/scenario/scenario';
import type { Step } from '@shop/core/scenario/step';
import { placesDays } from '../catalog-files/days-form.ts';
import { isRecord } from '../codec/json-value.ts';
import type { Capsule } from './capsule.ts';
import { cartIn, deedsOf, linesIn, recordsIn, textOf } from './capsule-deeds.ts';
import type { CapsuleWorld } from './capsule-world.ts';
import type { TraceLine } from './trace-line.ts';

/** Units: milliseconds; shorter pauses change nothing that a shop decides. */
const minute = 60_000;

/** What went before a call in time, where it counts. */
const waitBefore = (line: TraceLine, before: TraceLine | undefined): readonly Step[] => {
  const count = before === undefined ? 0 : Math.floor((line.at - before.at) / minute);
  return count < 1 ? [] : [{ wait: `${count} ${count === 1 ? 'minute' : 'minutes'}` }];
};

const stepsOf = (calls: readonly TraceLine[]): readonly Step[] => {
  let cart: ReturnType<typeof linesIn> = [];
  return calls.flatMap((line, at) => {
    const deeds = deedsOf(line, cart ?? [], calls.slice(at + 1));
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
export const capsuleScenario = ({ calls, missing, world }: Capsule, name: string): Scenario | undefined => {
  const [first] = calls;
  if (world === undefined || first === undefined) return undefined;
  const places = givenPlaces(world, calls);
  return {
    name,
    ...(missing === undefined ? {} : { about: 'Calls of the visit are missing, so steps may be as well.' }),
    world: {
      at: instantText(first.at),
      ...(places.length === 0 ? {} : { places }),
      catalog: world.catalog,
    },
    steps: stepsOf(calls),
  };
};
