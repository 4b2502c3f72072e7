import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A planted defect: a text of a source file, and the text that replaces it. */
export type Defect = { readonly what: string; readonly file: string; readonly right: string; readonly wrong: string };

const root = resolve(import.meta.dirname, '../..');
const seller = 'core/src/seller';
const countedInMemory = { file: `${seller}/state-ledgers.ts`, right: '[counter]: places[counter] + persons' };

/** Counters that do not follow their rows: in memory and in SQL, and a third one in memory only, so that stores
 *  differ. */
const walk: readonly Defect[] = [
  {
    ...countedInMemory,
    what: 'sold and held places are not counted in memory',
    wrong: "[counter]: places[counter] + (counter === 'paying' ? persons : 0)",
  },
  {
    what: 'sold places are not counted in SQL',
    file: 'adapters/src/store/seller/hold-rows.ts',
    right: '[state]: counts[state] + persons',
    wrong: "[state]: counts[state] + (state === 'sold' ? 0 : persons)",
  },
];

/** Defects around the last place; each has to be found alone. */
export const lastPlace: readonly Defect[] = [
  {
    ...countedInMemory,
    what: 'sold places are not counted',
    wrong: "[counter]: places[counter] + (counter === 'sold' ? 0 : persons)",
  },
  {
    ...countedInMemory,
    what: 'a payment keeps no place',
    wrong: "[counter]: places[counter] + (counter === 'paying' ? 0 : persons)",
  },
  {
    what: 'one place too many is taken',
    file: `${seller}/places/take-places.ts`,
    right: 'growth > loaded.left',
    wrong: 'growth > loaded.left + 1',
  },
  {
    what: 'a place is taken over and its expired hold stays',
    file: `${seller}/places/ledger.ts`,
    right: 'needsEnded ? sweep(places, period) : places',
    wrong: 'places',
  },
  {
    what: 'a place whose payment is over is taken over and stays counted',
    file: `${seller}/state-ledgers.ts`,
    right: 'swept.has(periodId(row)) && isOver(row, now)',
    wrong: "swept.has(periodId(row)) && row.state === 'held' && isOver(row, now)",
  },
  {
    what: 'a line takes its place again and its former hold stays',
    file: `${seller}/places/ledger.ts`,
    right: 'const ready = isOver ? sweep(places, line) : places;',
    wrong: 'const ready = places;',
  },
  {
    what: 'an expired line is paid without its place',
    file: `${seller}/cart/refresh-holds.ts`,
    right: 'if (isHeld(line.hold, at.now)) return of;',
    wrong: "if (line.hold.state !== 'paying') return of;",
  },
  {
    what: 'money that comes late sells no held place',
    file: `${seller}/cart/cart-states.ts`,
    right: "moveTickets(refreshed.value.next, ['paying', 'held'], () => hold, at.now)",
    wrong: "moveTickets(refreshed.value.next, ['paying'], () => hold, at.now)",
  },
  {
    what: 'an order takes another amount',
    file: `${seller}/checkout/settlement.ts`,
    right: 'reported.amount === attempt.amount &&',
    wrong: '',
  },
  {
    what: 'money without a place is kept',
    file: `${seller}/checkout/payment-outcomes.ts`,
    right: "if (sold === undefined) return refundMoney(of, attemptCase, at, 'notFulfilled');",
    wrong: 'if (sold === undefined) return of;',
  },
  {
    what: 'a refund is noted and never made',
    file: `${seller}/checkout/attempt-outcomes.ts`,
    right: "({ ...withRefund(attempt, askAt, why), state: 'refunding', askAt })",
    wrong: "({ ...withRefund(attempt, askAt, why), state: 'refunded' })",
  },
  {
    what: 'a canceled order keeps its place',
    file: `${seller}/checkout/payment-outcomes.ts`,
    right: "return releaseCart(withOutcome(next, order.ref, 'canceled', at.now), at.now);",
    wrong: "return withOutcome(next, order.ref, 'canceled', at.now);",
  },
  {
    what: 'a cancellation pays nothing back',
    file: `${seller}/checkout/cancel-order.ts`,
    right: 'order.paidAttempt === undefined',
    wrong: 'order.paidAttempt !== null',
  },
];

/** Returns the code with a defect. Throws unless the code contains the original text exactly once. */
export const withDefect = (code: string, { what, file, right, wrong }: Defect): string => {
  const [before, after, ...others] = code.split(right);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(
      `"${what}" cannot be planted: its text is ${others.length > 0 ? 'not unique' : 'missing'} in ${file}`,
    );
  return `${before}${wrong}${after}`;
};

/** Returns the code of a file with its defects, if it has any. */
export const withDefects = (path: string, code: string, defects: readonly Defect[]): string =>
  defects.filter(({ file }) => path.endsWith(`/${file}`)).reduce(withDefect, code);

/** Returns the defects named `walk`, or one around the last place by its number, such as `lastPlace 3`. Throws if
 *  one cannot be planted. */
export const defectsOf = (name: string): readonly Defect[] => {
  const [, number] = /^lastPlace (\d+)$/.exec(name) ?? [];
  const one = number === undefined ? undefined : lastPlace[Number(number)];
  const defects = name === 'walk' ? walk : one && [one];
  if (defects === undefined) throw new Error(`no defect is called ${name}`);
  for (const file of new Set(defects.map((defect) => defect.file))) {
    const path = join(root, file);
    withDefects(path, readFileSync(path, 'utf8'), defects);
  }
  return defects;
};
