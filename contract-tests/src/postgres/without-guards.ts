import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';

const blank = (text: string): string => ' '.repeat(text.length);

/** What keeps hosts apart, and as many letters that do not. */
const guards: readonly (readonly [guard: string, without: string])[] = [
  ...[' for no key update skip locked', ' for no key update', ' for update', ' isolation level serializable'].map(
    (guard) => [guard, blank(guard)] as const,
  ),
  ['where capacity - sold', 'where 99999999 - sold'],
  ['and capacity - sold', 'and 99999999 - sold'],
];

/** Statements without the locks, conditions and isolation that keep hosts apart, for a proxy between them and their database. Throws when
 *  the letters do not fit. */
export const withoutGuards = (said: Buffer): Buffer => {
  let text = said.toString('latin1');
  for (const [guard, without] of guards) {
    if (guard.length !== without.length) throw new Error(`"${without}" is not as long as "${guard}"`);
    text = text.replaceAll(guard, without);
  }
  return Buffer.from(text, 'latin1');
};

/** The table says the same again as the statement that takes places. */
export const dropCapacityCheck = (url: string) =>
  asKeeper(url, 'alter table facility_periods drop constraint facility_periods_capacity');
