import type { Cart } from '@shop/core/cart/cart';
import type { Upsell } from '@shop/core/cart/upsell';
import type { Media, MediaFacts, ProductImage } from '@shop/core/content/media';
import type { Page } from '@shop/core/content/page';
import type { Section } from '@shop/core/content/section';
import type { Footer } from '@shop/core/content/site';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { err, ok } from 'neverthrow';
import { allowedPicture, type PictureHosts } from './allowed-picture.ts';

/** The shop's own pictures: the current address and facts of each, by its plain path. */
export type KnownPictures = {
  readonly get: (path: string) => { readonly url: string; readonly facts: MediaFacts } | undefined;
};

const noneKnown: KnownPictures = { get: () => undefined };

const plainPath = (address: string): string => address.replace(/\?.*$/s, '');

/** Wraps a shop: products and upsells show only pictures of allowed origins; known ones get their facts. */
export const shopWithPictures = (shop: ShopPort, hosts: PictureHosts, known: KnownPictures = noneKnown): ShopPort => {
  const withFacts = <Product extends ProductImage>(product: Product): Product => {
    const picture = known.get(plainPath(product.image));
    return picture === undefined ? product : { ...product, imageFacts: picture.facts };
  };
  const pictured = <Item extends { readonly image: string }>(item: Item): Item => {
    const image = allowedPicture(item.image, hosts) ?? '';
    return { ...item, image: known.get(plainPath(image))?.url ?? image };
  };
  const upsells = (offered: readonly Upsell[]): readonly Upsell[] => offered.map(pictured);
  const cart = (value: Cart): Cart => ({ ...value, upsells: upsells(value.upsells) });
  return {
    ...shop,
    listProducts: (query) =>
      shop.listProducts(query).map((page) => ({ ...page, items: page.items.map(pictured).map(withFacts) })),
    showProduct: (language, url) => shop.showProduct(language, url).map(pictured).map(withFacts),
    loadCart: (query) => shop.loadCart(query).map(cart),
    changeQuantity: (change) => shop.changeQuantity(change).map(cart),
    removeItem: (removal) => shop.removeItem(removal).map(cart),
    addTicket: (...args) =>
      shop.addTicket(...args).map((added) => ({
        ...added,
        upsells: upsells(added.upsells),
        cart: added.cart && cart(added.cart),
      })),
    addGiftCard: (...args) =>
      shop.addGiftCard(...args).map((added) => ({ ...added, cart: added.cart && cart(added.cart) })),
    addUpsell: (...args) => shop.addUpsell(...args).map(cart),
  };
};

type PictureOf = (image: Media | undefined) => Media | undefined;

/** Returns the item with its allowed picture, or without a picture. */
const pictured = <Item extends { readonly image?: Media }>(
  item: Item,
  pictureOf: PictureOf,
): Omit<Item, 'image'> & { image?: Media } => {
  const { image, ...same } = item;
  const allowed = pictureOf(image);
  return { ...same, image: allowed };
};

const picturedSection = (section: Section, pictureOf: PictureOf): Section => {
  if (section.type === 'shopCards')
    return { ...section, cards: section.cards.map((card) => pictured(card, pictureOf)) };
  if (section.type !== 'paymentMethod') return section;
  return { ...section, methods: section.methods.map((method) => pictured(method, pictureOf)) };
};

const picturedFooter = (footer: Footer, pictureOf: PictureOf): Footer => ({
  ...footer,
  social: footer.social.map((link) => pictured(link, pictureOf)),
});

const picturedPage = (page: Page, pictureOf: PictureOf): Page => {
  const { seoImage, ...same } = page;
  const share = pictureOf(seoImage);
  return {
    ...pictured(same, pictureOf),
    seoImage: share,
    footer: page.footer === undefined ? undefined : picturedFooter(page.footer, pictureOf),
    sections: page.sections.map((section) => picturedSection(section, pictureOf)),
  };
};

const noPicture: ErrorOf<'notFound'> = { kind: 'notFound', what: 'media' };

/** Wraps content: pages, cards, logos, icons and previews for sharing show only pictures of allowed origins, and known
 *  ones have their facts. Others are left out; a direct request for one is `notFound` media. */
export const contentWithPictures = (
  content: ContentPort,
  hosts: PictureHosts,
  known: KnownPictures = noneKnown,
): ContentPort => {
  const pictureOf = (image: Media | undefined): Media | undefined => {
    const url = image === undefined ? undefined : allowedPicture(image.url, hosts);
    if (image === undefined || url === undefined) return undefined;
    const picture = known.get(plainPath(url));
    if (picture === undefined) return { ...image, url };
    const { altText, altTexts, kind, focalPoint } = image;
    const { facts, url: current } = picture;
    return { ...facts, focalPoint: facts.focalPoint ?? focalPoint, altText, altTexts, kind, url: current };
  };
  return {
    ...content,
    loadPage: (language, path) => content.loadPage(language, path).map((page) => picturedPage(page, pictureOf)),
    loadSite: (language) =>
      content.loadSite(language).map((site) => ({ ...site, footer: picturedFooter(site.footer, pictureOf) })),
    loadMedia: (language, id) =>
      content.loadMedia(language, id).andThen((image) => {
        const allowed = pictureOf(image);
        return allowed === undefined ? err(noPicture) : ok(allowed);
      }),
  };
};
