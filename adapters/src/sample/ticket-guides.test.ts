import { type GuideFacts, guideFactNames, guideOf } from '@shop/core/content/ticket-guide';
import { localDate } from '@shop/core/dates/local-date';
import { languages } from '@shop/core/languages/language';
import { isTicket } from '@shop/core/seller/catalog/seller-catalog';
import { expect, test } from 'vitest';
import { offeredSample } from './catalog/offered-sample.ts';
import { ticketGuides } from './content/testing/ticket-guides.ts';

const tickets = [...offeredSample(localDate('2026-11-18')).goods.products.values()].filter(isTicket);

const factNames = (facts: GuideFacts | undefined) => guideFactNames.filter((name) => facts?.[name] !== undefined);

test.each(languages)('each ticket of the sample has pictures, hours and facts in %s', async (language) => {
  const guides = await ticketGuides(language);
  expect(tickets.length).toBeGreaterThan(12);
  for (const { id } of tickets) {
    const guide = guideOf(guides, id);
    expect([id, guide?.area, guide?.pictures.length]).toEqual([id, expect.stringMatching(/./), 4]);
    expect(Object.keys(guide?.hours ?? {}), id).not.toEqual([]);
    // A ticket for seniors is not for children.
    const all = id === 'termalija-senior-day' ? guideFactNames.filter((name) => name !== 'children') : guideFactNames;
    expect(factNames(guide?.facts), id).toEqual(all);
  }
});
