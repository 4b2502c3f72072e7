import type { Page } from '@shop/core/content/page';
import { type Instant, parseInstant } from '@shop/core/dates/instant';
import { pageOfKey } from '@shop/core/paths/page-key';
import { flagOf, isRecord, member, textOf, textOrNone } from '../../wire/codec/json-value.ts';
import { blocksOf, isHidden } from './blocks.ts';
import { wordsOf } from './markup.ts';
import { mediaOf } from './media.ts';
import { plainOf, type Reading } from './reading.ts';
import { paymentMethodsOf, sectionOf } from './section.ts';
import { culturesOf, footerOf } from './site.ts';
import { ticketGuidesOf } from './ticket-guide.ts';

/** The default for a page without this property. */
const footerByDefault = true;

/** Reads an instant. Older content systems send UTC without a zone, and up to seven digits of a second. */
const instantOf = (value: unknown): Instant | undefined => {
  const [, moment = '', fraction = '', zone = 'Z'] =
    /^(.{19})(\.\d{1,3})?\d*(Z|[+-]\d\d:\d\d)?$/.exec(textOf(value)) ?? [];
  return parseInstant(moment + fraction + zone).unwrapOr(undefined);
};

const toPage = (document: unknown, properties: unknown, reading: Reading): Page => {
  const own = (name: string): unknown => reading.names.property(properties, 'page', name);
  const key = textOrNone(own('groupKey'));
  const footer = footerOf(properties, reading);
  const around = {
    group: key === undefined ? '' : pageOfKey(key),
    methods: paymentMethodsOf(own('paymentMethods'), reading),
  };
  return {
    id: textOf(member(document, 'id')),
    contentType: textOf(member(document, 'contentType')),
    name: plainOf(member(document, 'name')),
    path: reading.toLink(textOf(member(member(document, 'route'), 'path'))),
    updated: instantOf(member(document, 'updateDate')),
    key,
    seoTitle: textOrNone(wordsOf(own('seoTitle'), reading)),
    seoDescription: textOrNone(wordsOf(own('seoDescription'), reading)),
    keywords: textOrNone(wordsOf(own('keywords'), reading)),
    seoImage: mediaOf(own('seoImage'), reading.names),
    image: mediaOf(own('image'), reading.names),
    footer: Object.values(footer).some((part) => part.length > 0) ? footer : undefined,
    showFooter: flagOf(own('showFooter')) ?? footerByDefault,
    sections: blocksOf(own('sections'))
      .filter((block) => !isHidden(block, reading.names))
      .map((block) => sectionOf(block, around, reading)),
    guides: ticketGuidesOf(own('ticketGuides'), reading),
    cultures: culturesOf(member(document, 'cultures'), reading.paths),
  };
};

/** Reads a page of the content delivery API. `undefined` without properties; any properties make a page. */
export const pageOf = (document: unknown, reading: Reading): Page | undefined => {
  const properties = member(document, 'properties');
  return isRecord(properties) ? toPage(document, properties, reading) : undefined;
};
