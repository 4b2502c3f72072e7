import { readFileSync } from 'node:fs';
import type { ContentLink } from '@shop/core/content/link';
import type { Page } from '@shop/core/content/page';
import type { Section } from '@shop/core/content/section';
import type { Site } from '@shop/core/content/site';
import { type Language, languages } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ContentPort } from '@shop/core/ports/content-port';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { errAsync, okAsync } from 'neverthrow';

const wordsOf = (language: Language): Translations =>
  JSON.parse(
    readFileSync(new URL(`../../../adapters/src/content/translations/${language}.json`, import.meta.url), 'utf8'),
  );

const text = (title: string) => ({ title, text: cleanMarkup(`<p>${title}.</p>`) });

const section = (id: string, title: string) => ({ id, title, text: cleanMarkup('<p>Topla voda in mir.</p>') });

const pageLink = (href: string, text = ''): ContentLink => ({ href, text, newTab: false, kind: 'page' });

const sectionsOf = (name: string, language: Language): readonly Section[] => {
  switch (name) {
    case 'home':
      return [
        {
          ...section('home', 'Dan, ki diha s toplo vodo'),
          type: 'shopCards',
          cards: [
            { id: '1', title: 'Vstopnice bazeni', text: 'Izberite dan.', link: pageLink(ticketsPath(language)) },
            { id: '2', title: 'Vstopnice Wellness', text: 'Kmalu.' },
            { id: '3', title: 'Darilni boni', text: 'Podarite mir.', link: pageLink(`/${language}/darilni-boni`) },
          ],
        },
      ];
    case 'tickets':
      return [
        {
          ...section('tickets', 'Vstopnice za bazene'),
          type: 'productList',
          layout: 2,
          group: 'poolTickets',
          headings: [],
        },
      ];
    case 'cart':
      return [{ ...section('cart', 'Pregled košarice'), type: 'cartReview' }];
    case 'buyerInfo':
      return [{ ...section('buyer', 'Osebni podatki'), type: 'personalData' }];
    case 'paymentMethod':
      return [
        {
          ...section('payment', 'Način plačila'),
          type: 'paymentMethod',
          methods: [],
          cardText: cleanMarkup(''),
          reserveText: cleanMarkup(''),
        },
      ];
    case 'cancelOrder':
      return [
        {
          ...section('cancel', 'Preklic naročila'),
          type: 'orderCancellation',
          texts: { question: text('Želite preklicati?'), success: text('Preklicano'), failure: text('Ni preklicano') },
        },
      ];
    case 'odd':
      return [{ ...section('odd', 'Odd'), type: 'unknown', name: 'newsTicker' }];
    case 'broken':
      return [
        // Content without the promised cards, as a foreign system may send.
        Object.assign(section('broken', 'Broken'), JSON.parse('{"type":"shopCards","cards":[null]}')),
        { ...section('odd', 'Odd'), type: 'unknown', name: 'newsTicker' },
      ];
    default:
      return [
        {
          ...section('done', 'Naročilo zaključeno'),
          type: 'orderCompleted',
          texts: {},
        },
      ];
  }
};

const ticketsPath = (language: Language): string =>
  language === 'sl' ? '/sl/vstopnice-bazeni' : `/${language}/tickets`;

const paths: Readonly<Record<string, (language: Language) => string>> = {
  home: (language) => shopPath('home', language),
  tickets: ticketsPath,
  cart: (language) => shopPath('cart', language),
  buyerInfo: (language) => shopPath('buyerInfo', language),
  paymentMethod: (language) => shopPath('paymentMethod', language),
  thankYou: (language) => shopPath('thankYou', language),
  cancelOrder: (language) => `/${language}/preklic-narocila`,
  odd: (language) => `/${language}/odd`,
  broken: (language) => `/${language}/broken`,
};

/** Returns a page of the sample content. */
export const samplePage = (name: string, path: string, language: Language): Page => ({
  id: `${name}-${language}`,
  contentType: 'shopPage',
  name: name === 'home' ? 'Spletna trgovina' : `Stran ${name}`,
  path,
  key: `${name}_1_shop`,
  seoDescription: `Opis strani ${name}.`,
  keywords: 'bazeni, vstopnice',
  image: {
    url: '/media/hero.jpg',
    width: 3840,
    height: 2160,
    altText: 'Bazen',
    altTexts: {},
    focalPoint: { left: 0.62, top: 0.4 },
    placeholder: 'data:image/webp;base64,UklGRg==',
  },
  showFooter: true,
  sections: sectionsOf(name, language),
  cultures: languages.map((other) => ({ language: other, path: paths[name]?.(other) ?? '/' })),
});

const siteIn = (language: Language): Site => ({
  name: 'Terme',
  roots: Object.fromEntries(languages.map((other) => [other, shopPath('home', other)])),
  footer: {
    links: [{ href: 'https://main.example/', text: 'Terme', newTab: true, kind: 'external' }],
    social: [{ href: 'https://social.example/', text: 'Social' }],
    columns: [{ title: 'Trgovina', links: [pageLink(ticketsPath(language), 'Vstopnice')] }],
    bottomText: cleanMarkup('<p>© Terme</p>'),
    bottomLinks: [pageLink('/sl/pogoji', 'Pogoji')],
  },
});

/** A small content system of plain objects, with the real texts. */
export const sampleContent: ContentPort = {
  loadPage: (language, path) => {
    const name = Object.keys(paths).find((candidate) => paths[candidate]?.(language) === path);
    return name === undefined
      ? errAsync({ kind: 'notFound', what: 'page' })
      : okAsync(samplePage(name, path, language));
  },
  loadSite: (language) => okAsync(siteIn(language)),
  loadTranslations: (language) => okAsync(wordsOf(language)),
  loadRouteKeys: () => okAsync([]),
  loadMedia: () => errAsync({ kind: 'notFound', what: 'media' }),
};
