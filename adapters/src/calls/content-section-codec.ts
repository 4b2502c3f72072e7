import type { PaymentMethod, Section, ShopCard, TextBlock } from '@shop/core/content/section';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { html } from '../codec/html-text.ts';
import { link } from './content-link-codec.ts';
import { media } from './content-media-codec.ts';

const base = {
  id: z.string(),
  title: z.string(),
  text: html,
  anchor: z.exactOptional(z.string()),
  background: z.exactOptional(z.string()),
};

const card: Codec<ShopCard> = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.exactOptional(link),
  image: z.exactOptional(media),
});

const paymentMethod: Codec<PaymentMethod> = z.object({ title: z.string(), image: z.exactOptional(media) });

const block: Codec<TextBlock> = z.object({ title: z.string(), text: html });

const perhaps = z.exactOptional(block);

/** A section as the shop's own server tells it. */
export const section: Codec<Section> = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('productList'), layout: z.literal([1, 2]), group: z.string() }),
  z.object({ ...base, type: z.literal('shopCards'), cards: z.array(card) }),
  z.object({ ...base, type: z.literal('featuredProducts'), group: z.string(), productIds: z.array(z.string()) }),
  z.object({ ...base, type: z.literal('infoList'), numbered: z.boolean(), items: z.array(block) }),
  z.object({ ...base, type: z.literal(['cartReview', 'personalData']) }),
  z.object({
    ...base,
    type: z.literal('paymentMethod'),
    methods: z.array(paymentMethod),
    cardText: html,
    reserveText: html,
  }),
  z.object({
    ...base,
    type: z.literal('orderCompleted'),
    texts: z.object({
      ticketCompleted: perhaps,
      giftCardCompleted: perhaps,
      neutral: perhaps,
      noOrder: perhaps,
      canceled: perhaps,
      orderCanceled: perhaps,
      orderCanceling: perhaps,
      failed: perhaps,
      notConfirmed: perhaps,
      pending: perhaps,
      refunded: perhaps,
      refunding: perhaps,
    }),
  }),
  z.object({
    ...base,
    type: z.literal('orderCancellation'),
    texts: z.object({ question: perhaps, success: perhaps, failure: perhaps }),
  }),
  z.object({ ...base, type: z.literal('unknown'), name: z.string() }),
]);
