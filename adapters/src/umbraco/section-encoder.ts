import type { Uncleaned } from '@shop/core/content/clean-html';
import type { PaymentMethod, Section, ShopCard, TextBlock } from '@shop/core/content/section';
import type { ContentRecord } from '../codec/json-value.ts';
import { type WireBlock, wireBlocks } from './blocks.ts';
import { wireLink } from './links.ts';
import { wireHtml } from './markup.ts';
import { wirePicker } from './media.ts';
import { cancellationNames, orderNames } from './order-texts.ts';
import { wirePlain } from './plain-text.ts';

const wireTexts = <Name extends string>(
  texts: { readonly [Key in Name]?: Uncleaned<TextBlock> | undefined },
  called: Readonly<Record<Name, readonly [string, string]>>,
): ContentRecord => {
  const names: Readonly<Record<string, readonly [string, string]>> = called;
  return Object.fromEntries(
    Object.entries<Uncleaned<TextBlock> | undefined>(texts).flatMap(([name, block]) => {
      const [title, text] = names[name] ?? [];
      if (block === undefined || title === undefined || text === undefined) return [];
      return [
        [title, wirePlain(block.title)],
        [text, wireHtml(block.text)],
      ];
    }),
  );
};

const wireCard = ({ id, title, text, link, image }: ShopCard): WireBlock => ({
  type: 'shopCard',
  id,
  properties: {
    title: wirePlain(title),
    text: wirePlain(text),
    link: link === undefined ? null : [wireLink(link)],
    image: wirePicker(image),
  },
});

export const wireMethods = (methods: readonly PaymentMethod[]) =>
  wireBlocks(
    methods.map(({ title, image }, place) => ({
      type: 'paymentMethodItem',
      id: `method-${place + 1}`,
      properties: { title: wirePlain(title), image: wirePicker(image) },
    })),
  );

const own = (section: Uncleaned<Section>): { readonly type: string; readonly properties: ContentRecord } => {
  switch (section.type) {
    case 'productList':
      return { type: 'shopProductsList', properties: { layout: section.layout, groupKey: section.group } };
    case 'shopCards':
      return { type: 'shopWidget', properties: { cards: wireBlocks(section.cards.map(wireCard)) } };
    case 'featuredProducts':
      return {
        type: 'shopFeaturedProducts',
        properties: { groupKey: section.group, productIds: [...section.productIds] },
      };
    case 'infoList': {
      const items = section.items.map(({ title, text }, place) => ({
        type: 'infoItem',
        id: `item-${place + 1}`,
        properties: { title: wirePlain(title), text: wireHtml(text) },
      }));
      return { type: 'shopInfoList', properties: { numbered: section.numbered, items: wireBlocks(items) } };
    }
    case 'cartReview':
    case 'personalData':
      return { type: section.type, properties: {} };
    case 'paymentMethod':
      return {
        type: section.type,
        properties: {
          paymentMethods: wireMethods(section.methods),
          cardTabText: wireHtml(section.cardText),
          reserveTabText: wireHtml(section.reserveText),
        },
      };
    case 'orderCompleted':
      return { type: section.type, properties: wireTexts(section.texts, orderNames) };
    case 'orderCancellation':
      return { type: section.type, properties: wireTexts(section.texts, cancellationNames) };
    case 'unknown':
      return { type: section.name, properties: {} };
  }
};

const wireSettings = ({ anchor, background }: Uncleaned<Section>): Pick<WireBlock, 'settings'> =>
  anchor === undefined && background === undefined
    ? {}
    : { settings: { anchor: anchor ?? null, background: background === undefined ? null : wirePlain(background) } };

/** The block that a section came from. */
export const wireSection = (section: Uncleaned<Section>): WireBlock => {
  const { type, properties } = own(section);
  return {
    type,
    id: section.id,
    properties: { title: wirePlain(section.title), text: wireHtml(section.text), ...properties },
    ...wireSettings(section),
  };
};
