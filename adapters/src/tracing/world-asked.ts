import { isRecord } from '../codec/json-value.ts';
import type { WorldAsked } from './capsule-world.ts';
import type { TraceLine } from './trace-line.ts';

/** Every text of a value, with the name of the member that holds it. */
const textsOf = (value: unknown, name = ''): readonly (readonly [name: string, text: string])[] => {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, name));
  return isRecord(value) ? Object.entries(value).flatMap(([member, entry]) => textsOf(entry, member)) : [];
};

/** Calls about what is sold list days that nobody chose. */
const isChoice = ({ call }: TraceLine): boolean => !['listProducts', 'showProduct', 'loadPage'].includes(call);

const valuesOf = (lines: readonly TraceLine[], names: readonly string[]): readonly string[] => [
  ...new Set(
    lines.flatMap(({ request, answer }) =>
      textsOf([request, answer]).flatMap(([name, text]) => (names.includes(name) && text !== '' ? [text] : [])),
    ),
  ),
];

/** The cart that calls are about: the last one that they name. */
const cartOf = (lines: readonly TraceLine[]): string | undefined => valuesOf(lines, ['cartId', 'CartId']).at(-1);

/** What of a shop's world recorded calls touch. */
export const worldAsked = (lines: readonly TraceLine[]): WorldAsked => {
  const chosen = lines.filter(isChoice);
  return {
    cartId: cartOf(lines),
    periods: valuesOf(chosen, ['Date', 'Dates', 'date', 'SeasonId', 'seasonId']),
    codes: valuesOf(chosen, ['PromoCode', 'code']).map((code) => code.trim().toUpperCase()),
  };
};
