import type { Uncleaned } from '@shop/core/content/clean-html';
import type { PaymentMethod, Section, ShopCard, TextBlock } from '@shop/core/content/section';
import type { ContentRecord } from '../codec/json-value.ts';
import { wireLink } from './links.ts';
import { wireHtml } from './markup.ts';
import { wirePicker } from './media.ts';
import { wirePlain } from './plain-text.ts';

const wireTexts = (texts: Readonly<Record<string, Uncleaned<TextBlock>>>): ContentRecord =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, block]) => [
      [`${name}Title`, wirePlain(block.title)],
      [`${name}Text`, wireHtml(block.text)],
    ]),
  );

const wireCard = ({ title, text, href, image }: ShopCard): ContentRecord => ({
  title: wirePlain(title),
  text: wirePlain(text),
  link: href === undefined ? null : [wireLink({ href, text: title, newTab: false })],
  image: wirePicker(image),
});

export const wireMethods = (methods: readonly PaymentMethod[]): readonly ContentRecord[] =>
  methods.map(({ title, image }) => ({ title: wirePlain(title), image: wirePicker(image) }));

const own = (section: Uncleaned<Section>): { readonly type: string; readonly properties: ContentRecord } => {
  switch (section.type) {
    case 'productList':
      return { type: 'shopProductsList', properties: { layout: section.layout, group: section.group } };
    case 'shopCards':
      return { type: 'shopWidget', properties: { cards: section.cards.map(wireCard) } };
    case 'featuredProducts':
      return {
        type: 'shopFeaturedProducts',
        properties: { group: section.group, productIds: [...section.productIds] },
      };
    case 'infoList': {
      const items = section.items.map(({ title, text }) => ({ title: wirePlain(title), text: wireHtml(text) }));
      return { type: 'shopInfoList', properties: { numbered: section.numbered, items } };
    }
    case 'cartReview':
    case 'personalData':
      return { type: section.type, properties: {} };
    case 'paymentMethod':
      return {
        type: section.type,
        properties: {
          paymentMethods: wireMethods(section.methods),
          cardText: wireHtml(section.cardText),
          reserveText: wireHtml(section.reserveText),
        },
      };
    case 'orderCompleted':
    case 'orderCancellation':
      return { type: section.type, properties: wireTexts(section.texts) };
    case 'unknown':
      return { type: section.name, properties: {} };
  }
};

/** The block that a section came from. */
export const wireSection = (section: Uncleaned<Section>) => {
  const { type, properties } = own(section);
  return {
    type,
    id: section.id,
    properties: { title: wirePlain(section.title), text: wireHtml(section.text), ...properties },
  };
};
