import type { Media } from '@shop/core/content/media';
import type { Page, SocialLink } from '@shop/core/content/page';
import type { PaymentMethod, Section, ShopCard } from '@shop/core/content/section';
import type { ContentPort } from '@shop/core/ports/content-port';

type Pictured = SocialLink | PaymentMethod | ShopCard;

const pictured = <Item extends Pictured>(item: Item, move: (image: Media) => Media): Item =>
  item.image === undefined ? item : { ...item, image: move(item.image) };

const movedSection = (section: Section, move: (image: Media) => Media): Section => {
  if (section.type === 'shopCards') return { ...section, cards: section.cards.map((card) => pictured(card, move)) };
  if (section.type !== 'paymentMethod') return section;
  return { ...section, methods: section.methods.map((method) => pictured(method, move)) };
};

/** An image whose path stands on the content system's host, with that host put before it (R-CONTENT-24). */
const mediaAt =
  (origin: string) =>
  (image: Media): Media =>
    image.url.startsWith('/') ? { ...image, url: origin + image.url } : image;

/** A page with all of its images at that host. */
const pageMediaAt = (origin: string, page: Page): Page => {
  const move = mediaAt(origin);
  return {
    ...page,
    ...(page.image === undefined ? {} : { image: move(page.image) }),
    ...(page.seoImage === undefined ? {} : { seoImage: move(page.seoImage) }),
    footer: { ...page.footer, social: page.footer.social.map((link) => pictured(link, move)) },
    sections: page.sections.map((section) => movedSection(section, move)),
  };
};

/** Content whose images lie on the content system's own host. */
export const contentWithMediaAt = (origin: string, content: ContentPort): ContentPort => ({
  ...content,
  loadPage: (language, path) => content.loadPage(language, path).map((page) => pageMediaAt(origin, page)),
  loadMedia: (language, id) => content.loadMedia(language, id).map(mediaAt(origin)),
});
