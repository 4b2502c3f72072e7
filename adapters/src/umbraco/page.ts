import type { Cleaner, Uncleaned } from '@shop/core/content/clean-html';
import type { Culture, Page } from '@shop/core/content/page';
import type { LocaleCode } from '@shop/core/languages/locale';
import { pageOfKey } from '@shop/core/paths/page-key';
import { routeLink } from '@shop/core/paths/route-links';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { flagOf, isRecord, member, textOf, textOrNone } from '../codec/json-value.ts';
import { localeOfTag } from '../codec/languages.ts';
import { reader } from '../codec/reader.ts';
import { blocksOf, wireBlocks } from './blocks.ts';
import { footerOf, wireFooter } from './footer.ts';
import { wordsOf } from './markup.ts';
import { mediaOf, wirePicker } from './media.ts';
import { plainOf, wirePlain } from './plain-text.ts';
import { paymentMethodsOf, sectionOf } from './section.ts';
import { wireMethods, wireSection } from './section-encoder.ts';

/** A page that does not say whether it has a footer has one (D-SHOWN-FOOTER). */
const footerByDefault = true;

const envelope = z.looseObject({
  contentType: z.optional(z.unknown()),
  id: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
  route: z.optional(z.unknown()),
  properties: z.looseObject({}),
  cultures: z.optional(z.unknown()),
});

/** Without a start item the address is not the provider's to tell, and is built from the page's key (R-SHELL-6). */
const cultureOf = (language: LocaleCode, route: unknown): Culture => {
  const path = textOf(member(route, 'path'));
  return member(route, 'startItem') == null || path === '' ? { language } : { language, path: routeLink(path) };
};

const culturesOf = (cultures: unknown): readonly Culture[] => {
  const found = new Map<LocaleCode, Culture>();
  for (const [tag, route] of Object.entries(isRecord(cultures) ? cultures : {})) {
    const language = localeOfTag(tag);
    if (language !== undefined && isRecord(route) && !found.has(language))
      found.set(language, cultureOf(language, route));
  }
  return [...found.values()];
};

const optionalText = <Name extends string>(name: Name, text: string | undefined) =>
  text === undefined ? {} : { [name]: text };

const toPage = (
  { contentType, id, name, route, properties, cultures }: z.output<typeof envelope>,
  clean: Cleaner,
): Page => {
  const key = textOrNone(properties.pageKey);
  const seoImage = mediaOf(properties.seoImage);
  const image = mediaOf(properties.image);
  const reading = {
    group: key === undefined ? '' : pageOfKey(key),
    methods: paymentMethodsOf(properties.paymentMethods),
    clean,
  };
  return {
    id: textOf(id),
    contentType: textOf(contentType),
    name: plainOf(name),
    path: routeLink(textOf(member(route, 'path'))),
    ...optionalText('key', key),
    ...optionalText('seoTitle', textOrNone(wordsOf(properties.seoTitle, clean))),
    ...optionalText('seoDescription', textOrNone(wordsOf(properties.seoDescription, clean))),
    ...optionalText('keywords', textOrNone(wordsOf(properties.keywords, clean))),
    ...(seoImage === undefined ? {} : { seoImage }),
    ...(image === undefined ? {} : { image }),
    showFooter: flagOf(properties.showFooter) ?? footerByDefault,
    footer: footerOf(properties, clean),
    sections: blocksOf(properties.sections).map((block) => sectionOf(block, reading)),
    cultures: culturesOf(cultures),
  };
};

const wireOrNone = (text: string | undefined): string | null => (text === undefined ? null : wirePlain(text));

const startItem = { id: 'olimia', path: 'olimia' };

const wireCulture = ({ language, path }: Culture) =>
  [language, path === undefined ? { path: '', startItem: null } : { path, startItem }] as const;

/** The document of the delivery API that a page comes from. */
export const wirePage = (page: Uncleaned<Page>): z.output<typeof envelope> => ({
  contentType: page.contentType,
  id: page.id,
  name: wirePlain(page.name),
  route: { path: page.path, startItem },
  properties: {
    pageKey: page.key ?? null,
    seoTitle: wireOrNone(page.seoTitle),
    seoDescription: wireOrNone(page.seoDescription),
    keywords: wireOrNone(page.keywords),
    seoImage: wirePicker(page.seoImage),
    image: wirePicker(page.image),
    showFooter: page.showFooter,
    ...wireFooter(page.footer),
    paymentMethods: page.sections.flatMap((section) =>
      section.type === 'paymentMethod' ? wireMethods(section.methods) : [],
    ),
    sections: wireBlocks(page.sections.map(wireSection)),
  },
  cultures: Object.fromEntries(page.cultures.map(wireCulture)),
});

/** A page of the content delivery API. Only its envelope must be right; whatever its properties hold, it is a page. */
export const pageOf = (clean: Cleaner): Codec<Page> => reader(envelope, (document) => toPage(document, clean));
