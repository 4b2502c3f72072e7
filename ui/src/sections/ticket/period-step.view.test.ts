import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { plusDays } from '@shop/core/dates/local-date';
import { seasonId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { aDay, aSeasonTicket, aTicket } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { firstChoice, type PeriodChoice, periodStepView, seasonOptions } from './period-step.view.ts';

const ticket = aTicket();
const seasons = aSeasonTicket({ seasons: ['summer', 'winter'].map((id) => ({ id: seasonId(id), name: id })) });
const data = { ticket, today: aDay };
const day = { type: 'day', date: aDay } as const;

describe('step 1 begins', () => {
  test('with the last choice if it is still on sale', () => {
    expect(firstChoice(data, day)).toEqual({ date: aDay });
    expect(firstChoice(data, { type: 'day', date: plusDays(aDay, 1) })).toEqual({});
    const summer = seasonId('summer');
    expect(firstChoice({ ...data, ticket: seasons }, { type: 'season', seasonId: summer })).toEqual({
      seasonId: summer,
    });
  });

  test('with the missing choice reported, when Next was pressed without a choice and without script', () => {
    expect(firstChoice({ ...data, isMissing: true }, undefined).problem?.kind).toBe('dateNotSelected');
    expect(firstChoice({ ticket: seasons, today: aDay, isMissing: true }, undefined).problem?.kind).toBe(
      'seasonNotSelected',
    );
  });
});

describe('step 1 shows', () => {
  const view = (changes: Parameters<typeof aTicket>[0], choice: PeriodChoice = {}) => {
    const changed = aTicket(changes);
    return periodStepView(changed, ticketCalendar(changed, aDay), choice, plainTranslator);
  };

  test('the lowest price of all days on sale before a choice, with its day if prices differ', () => {
    const priced = (prices: readonly number[]) =>
      view({
        availability: prices.map((price, away) => ({
          date: plusDays(aDay, 40 * away),
          ticketsAvailable: 50,
          adultPrice: cents(price),
        })),
        defaultDailyTicketAvailabilityInDays: 40,
      });
    expect(priced([1500, 1200])).toMatchObject({
      facts: [`Calendar.AdultPrice 1200 c List.OnDay ${plusDays(aDay, 40)}`],
    });
    expect(priced([1200, 1200, 900])).toMatchObject({ facts: ['Calendar.AdultPrice 1200 c'] });
  });

  test('the chosen day in words with its places, price and discount', () => {
    const few = { availability: [{ date: aDay, ticketsAvailable: 3, adultPrice: cents(1200) }] };
    const reduced = { ...few, facilityDiscounts: [{ date: aDay, percent: percent(20) }] };
    expect(view(reduced, { date: aDay })).toMatchObject({
      chosen: `Calendar.Chosen ${aDay}`,
      facts: ['Ticket.OnlyLeft 3', 'Calendar.AdultPrice 1200 c'],
      discount: 'Calendar.DiscountLabel 20',
    });
    expect(view({}, { date: aDay })).toMatchObject({ facts: [] });
  });

  test('the price for an adult of the chosen season, and the lowest one before a choice', () => {
    const season = (id: string, euros?: number) => ({
      id: seasonId(id),
      name: id,
      adultPrice: euros === undefined ? undefined : cents(euros * 100),
    });
    const ticket = aSeasonTicket({ seasons: [season('summer', 149), season('winter', 120), season('next')] });
    const factsOf = (choice: PeriodChoice) => periodStepView(ticket, undefined, choice, plainTranslator);
    expect(factsOf({})).toMatchObject({ kind: 'season', facts: ['Calendar.AdultPrice 12000 c'] });
    expect(factsOf({ seasonId: seasonId('summer') })).toMatchObject({
      chosen: 'summer',
      facts: ['Calendar.AdultPrice 14900 c'],
    });
    expect(factsOf({ seasonId: seasonId('next') })).toMatchObject({ facts: [] });
  });

  test('each season with its price, if it has one', () => {
    const seasons = [
      { id: seasonId('summer'), name: '1. 6.–31. 8.', adultPrice: cents(14900) },
      { id: seasonId('winter'), name: '1. 12.–28. 2.' },
    ];
    expect(seasonOptions(seasons, plainTranslator).map(({ text }) => text)).toEqual([
      'Season.WithPrice 1. 6.–31. 8. 14900 c',
      '1. 12.–28. 2.',
    ]);
  });

  test('that nothing is left without a day or season on sale', () => {
    const soldOut = [{ date: aDay, ticketsAvailable: 0 }];
    expect(view({ availability: soldOut })).toMatchObject({ kind: 'nothingLeft', title: 'Calendar.SoldOut' });
    expect(view({ availability: [] })).toEqual({
      kind: 'nothingLeft',
      title: 'Calendar.Closed',
      text: 'Calendar.NoDays',
    });
    expect(periodStepView(aSeasonTicket({ seasons: [] }), undefined, {}, plainTranslator)).toMatchObject({
      kind: 'nothingLeft',
      text: 'Season.None',
    });
  });
});
