import { type GuideFactName, guideFactNames, type TicketGuide } from '@shop/core/content/ticket-guide';
import { listOf, textOf, textOrNone } from '../../wire/codec/json-value.ts';
import { entriesOf } from './blocks.ts';
import { wordsOf } from './markup.ts';
import { mediaOf } from './media.ts';
import { plainOf, type Reading } from './reading.ts';
import { weekHoursOf } from './week-hours.ts';

const guideOf = (entry: unknown, reading: Reading): TicketGuide => {
  const { names } = reading;
  const own = (name: string): unknown => names.property(entry, 'ticketGuide', name);
  const facts: { [Name in GuideFactName]?: string } = {};
  for (const name of guideFactNames) {
    const text = textOrNone(wordsOf(own(name), reading));
    if (text !== undefined) facts[name] = text;
  }
  return {
    productIds: listOf(own('productIds')).map(textOf),
    area: textOrNone(plainOf(own('area'))),
    pictures: listOf(own('pictures')).flatMap((picture) => mediaOf(picture, names) ?? []),
    hours: weekHoursOf(own('hours')),
    facts,
  };
};

/** Reads the guides to tickets on the page of their group. Missing facts and pictures are left out. */
export const ticketGuidesOf = (value: unknown, reading: Reading): readonly TicketGuide[] =>
  entriesOf(value).map(({ properties }) => guideOf(properties, reading));
