import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDay } from '../testing/arbitraries.ts';
import { daysBetween, plusDays } from './local-date.ts';
import { daysOf, isInSaleWindow, saleWindow } from './sale-window.ts';

it('holds a day if and only if it is 0 to as many days away as the window has', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(400), fc.integer({ min: -500, max: 900 }), (today, days, away) => {
      expect(isInSaleWindow(plusDays(today, away), saleWindow(today, days))).toBe(away >= 0 && away <= days);
    }),
  );
});

it('lists each of its days once and no other', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(60), (today, days) => {
      const listed = daysOf(saleWindow(today, days));
      expect(listed.map((day) => daysBetween(today, day))).toEqual(Array.from({ length: days + 1 }, (_, away) => away));
    }),
  );
});
