import type { Page } from '@shop/core/content/page';
import { type Instant, parseInstant } from '@shop/core/dates/instant';
import { pageOfKey } from '@shop/core/paths/page-key';
import { flagOf, isRecord, member, textOf, textOrNone } from '../codec/json-value.ts';
import { blocksOf, isHidden } from './blocks.ts';
import { culturesOf } from './cultures.ts';
import { footerOf } from './footer.ts';
import { wordsOf } from './markup.ts';
import { mediaOf } from './media.ts';
import { plainOf } from './plain-text.ts';
import type { Reading } from './reading.ts';
import { paymentMethodsOf, sectionOf } from './section.ts';

/** A page that does not say whether it has a footer has one (D-SHOWN-FOOTER). */
const footerByDefault = true;

const optionalText = <Name extends string>(name: Name, text: string | undefined) =>
  text === undefined ? {} : { [name]: text };

/** Older content systems send no zone and up to seven digits of a second; they mean UTC. */
const instantOf = (value: unknown): Instant | undefined => {
  const [, moment = '', fraction = '', zone = 'Z'] =
    /^(.{19})(\.\d{1,3})?\d*(Z|[+-]\d\d:\d\d)?$/.exec(textOf(value)) ?? [];
  return parseInstant(moment + fraction + zone).unwrapOr(undefined);
};

const toPage = (document: unknown, properties: unknown, reading: Reading): Page => {
  const own = (name: string): unknown => reading.names.property(properties, 'page', name);
  const key = textOrNone(own('groupKey'));
  const updated = instantOf(member(document, 'updateDate'));
  const seoImage = mediaOf(own('seoImage'), reading.names);
  const image = mediaOf(own('image'), reading.names);
  const footer = footerOf(properties, reading);
  const around = {
    group: key === undefined ? '' : pageOfKey(key),
    methods: paymentMethodsOf(own('paymentMethods'), reading),
  };
  return {
    id: textOf(member(document, 'id')),
    contentType: textOf(member(document, 'contentType')),
    name: plainOf(member(document, 'name')),
    path: reading.shown(textOf(member(member(document, 'route'), 'path'))),
    ...(updated === undefined ? {} : { updated }),
    ...optionalText('key', key),
    ...optionalText('seoTitle', textOrNone(wordsOf(own('seoTitle'), reading))),
    ...optionalText('seoDescription', textOrNone(wordsOf(own('seoDescription'), reading))),
    ...optionalText('keywords', textOrNone(wordsOf(own('keywords'), reading))),
    ...(seoImage === undefined ? {} : { seoImage }),
    ...(image === undefined ? {} : { image }),
    showFooter: flagOf(own('showFooter')) ?? footerByDefault,
    ...(Object.values(footer).some((part) => part.length > 0) ? { footer } : {}),
    sections: blocksOf(own('sections'))
      .filter((block) => !isHidden(block, reading.names))
      .map((block) => sectionOf(block, around, reading)),
    cultures: culturesOf(member(document, 'cultures'), reading.paths),
  };
};

/** A page of the content delivery API; none when it has no properties at all. Whatever those hold, it is a page (R-CONTENT-6). */
export const pageOf = (document: unknown, reading: Reading): Page | undefined => {
  const properties = member(document, 'properties');
  return isRecord(properties) ? toPage(document, properties, reading) : undefined;
};
