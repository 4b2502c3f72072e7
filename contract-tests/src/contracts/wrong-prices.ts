import { type Percent, percent as percentOf } from '@shop/core/money/percent';
import { codeByHand, unitByHand } from '@shop/core/testing/prices-by-hand';
import type { Rules } from '../testing/shown-rules.ts';

/** Pieces in a basket with the rules of their price. Promo codes do not apply to value cards (`isMoney`). */
export type Pieces = { readonly rules: Rules; readonly quantity: number; readonly isMoney: boolean };

/** Returns the total of a basket, with a promo code of this percentage or without one. Units: cents. */
type Total = (basket: readonly Pieces[], percent: Percent | undefined) => bigint;

const added = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

const unitOf = ({ rules, quantity }: Pieces): bigint => unitByHand({ ...rules, quantity, isEligible: false });

const lineOf = (pieces: Pieces): bigint => unitOf(pieces) * BigInt(pieces.quantity);

/** Returns the price of a piece before the discount of the day. */
const beforeDay = ({ rules, quantity }: Pieces): bigint =>
  unitByHand({ ...rules, facilityDiscount: undefined, quantity, isEligible: false });

const leftOfDay = ({ rules }: Pieces): bigint => BigInt(100 - (rules.facilityDiscount ?? 0));

const eligible = (basket: readonly Pieces[]): readonly Pieces[] => basket.filter(({ isMoney }) => !isMoney);

const withCode = (basket: readonly Pieces[], off: bigint): bigint => added(basket.map(lineOf)) - off;

const none = percentOf(0);

/** Returns the total by the right rules. */
export const rightTotal: Total = (basket, percent) => {
  if (percent === undefined) return added(basket.map(lineOf));
  return withCode(basket, codeByHand({ type: 'percent', percent }, added(eligible(basket).map(lineOf))));
};

/** A wrong rule. `shows` describes the baskets for which its total differs. */
export type WrongPrice = { readonly shows: string; readonly needsCode: boolean; readonly total: Total };

/** Wrong rules that real hosts have been found to use. */
export const wrongPrices: readonly WrongPrice[] = [
  {
    shows: 'half a cent in a discount of the day',
    needsCode: false,
    total: (basket) =>
      added(basket.map((one) => ((beforeDay(one) * leftOfDay(one) + 49n) / 100n) * BigInt(one.quantity))),
  },
  {
    shows: 'part of a cent in the discount of a piece, and several pieces',
    needsCode: false,
    total: (basket) =>
      added(basket.map((one) => (beforeDay(one) * BigInt(one.quantity) * leftOfDay(one) + 50n) / 100n)),
  },
  {
    shows: 'half a cent in a code',
    needsCode: true,
    total: (basket, percent = none) => {
      const base = added(eligible(basket).map(lineOf));
      return withCode(basket, base - (base * BigInt(100 - percent) + 49n) / 100n);
    },
  },
  {
    shows: 'cents that are lost when each part of a code is rounded down',
    needsCode: true,
    total: (basket, percent = none) =>
      withCode(basket, added(eligible(basket).map((one) => (lineOf(one) * BigInt(percent)) / 100n))),
  },
  {
    shows: 'cents that are left over when each part of a code is rounded by itself',
    needsCode: true,
    total: (basket, percent = none) =>
      withCode(basket, added(eligible(basket).map((one) => codeByHand({ type: 'percent', percent }, lineOf(one))))),
  },
  {
    shows: 'a code, and prices that are reduced before it',
    needsCode: true,
    total: (basket, percent = none) => {
      const base = added(eligible(basket).map(({ rules, quantity }) => BigInt(rules.price) * BigInt(quantity)));
      return withCode(basket, codeByHand({ type: 'percent', percent }, base));
    },
  },
  {
    shows: 'a code beside a value card',
    needsCode: true,
    total: (basket, percent = none) =>
      withCode(basket, codeByHand({ type: 'percent', percent }, added(basket.map(lineOf)))),
  },
  {
    shows: 'a reduced price on a day with a discount',
    needsCode: false,
    total: (basket) =>
      added(
        basket.map((one) => {
          const off = BigInt(one.rules.price) * (100n - leftOfDay(one));
          return (beforeDay(one) - (off + 50n) / 100n) * BigInt(one.quantity);
        }),
      ),
  },
];
