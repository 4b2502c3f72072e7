import { expect, test } from 'vitest';
import { localTime } from '../dates/local-time.ts';
import { productId } from '../ids.ts';
import { guideOf, type TicketGuide } from './ticket-guide.ts';

const picture = { url: '/media/pool.jpg', altText: '', altTexts: {} };
const night = { 5: { from: localTime('20:00'), until: '24:00' } } as const;
const day = { 1: { from: localTime('09:00'), until: localTime('20:00') } } as const;

const guide = (productIds: readonly string[], parts: Partial<TicketGuide> = {}): TicketGuide => ({
  productIds,
  pictures: [],
  hours: {},
  facts: {},
  ...parts,
});

test('a ticket has its own guide, completed by later guides that are for it, too', () => {
  const guides = [
    guide(['night'], { hours: night, facts: { children: 'Over 15' } }),
    guide(['day', 'night'], {
      area: 'Termalija',
      pictures: [picture],
      hours: day,
      facts: { water: '36 °C', children: 'All ages' },
    }),
    guide(['other'], { facts: { cancelling: 'Never' } }),
  ];
  expect(guideOf(guides, productId('night'))).toEqual({
    productIds: ['night'],
    area: 'Termalija',
    pictures: [picture],
    hours: night,
    facts: { water: '36 °C', children: 'Over 15' },
  });
  expect(guideOf(guides, productId('day'))).toEqual(guides[1]);
});

test('a ticket that no guide names has none', () => {
  expect(guideOf([guide(['day'])], productId('night'))).toBeUndefined();
});
