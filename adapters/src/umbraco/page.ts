import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import { type Instant, instantText, parseInstant } from '@shop/core/dates/instant';
import { pageOfKey } from '@shop/core/paths/page-key';
import { flagOf, isRecord, member, textOf, textOrNone } from '../codec/json-value.ts';
import { blocksOf, isHidden, wireBlocks } from './blocks.ts';
import { culturesOf, wireCultures, wireRoute } from './cultures.ts';
import { footerOf, wireFooter } from './footer.ts';
import { wordsOf } from './markup.ts';
import { mediaOf, wirePicker } from './media.ts';
import { plainOf, wirePlain } from './plain-text.ts';
import type { Reading } from './reading.ts';
import { paymentMethodsOf, sectionOf } from './section.ts';
import { wireMethods, wireSection } from './section-encoder.ts';

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

const wireOrNone = (text: string | undefined): string | null => (text === undefined ? null : wirePlain(text));

/** The document of the delivery API that a page comes from. */
export const wirePage = (page: Uncleaned<Page>) => ({
  contentType: page.contentType,
  id: page.id,
  name: wirePlain(page.name),
  ...(page.updated === undefined ? {} : { updateDate: instantText(page.updated) }),
  route: wireRoute(page.path),
  properties: {
    groupKey: page.key ?? null,
    seoTitle: wireOrNone(page.seoTitle),
    seoDescription: wireOrNone(page.seoDescription),
    keywords: wireOrNone(page.keywords),
    seoImage: wirePicker(page.seoImage),
    image: wirePicker(page.image),
    showFooter: page.showFooter,
    ...(page.footer === undefined ? {} : wireFooter(page.footer)),
    paymentMethods: wireMethods(
      page.sections.flatMap((section) => (section.type === 'paymentMethod' ? section.methods : [])),
    ),
    sections: wireBlocks(page.sections.map(wireSection)),
  },
  cultures: wireCultures(page.cultures),
});
