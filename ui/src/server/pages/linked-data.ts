import { cardOffers, type ProductOffers, ticketOffers } from '@shop/core/cart/product-offers';
import { imageAddress, shareImageWidth } from '@shop/core/content/media-choice';
import { metaDescription } from '@shop/core/content/meta-text';
import type { ProductId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import { providersId } from '@shop/core/numeric-id';
import { contactWords } from '@shop/core/papers/contact-words';
import { pagePath, parseContentPath } from '@shop/core/paths/content-path';
import { encodeText } from '@shop/core/paths/segments';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { i18n } from 'i18next';
import type { ClientSettings } from '../../client-settings.ts';
import type { LoadedContent, LoadedRoute } from '../../page-data/route-data.ts';
import type { SectionData } from '../../page-data/section-data.ts';
import { isCheckout } from '../../pages/is-checkout.ts';

/** What linked data contain besides the page. */
export type LinkedDataContext = Pick<ClientSettings, 'origin' | 'contact'> & { readonly words: Pick<i18n, 't'> };

/** Returns a page's JSON-LD for search engines: seller, breadcrumb, and products at the prices shown. Empty when the
 *  page has none. */
export const linkedData = (route: LoadedRoute, context: LinkedDataContext): string => {
  if (route.kind !== 'content' || isCheckout(route.address.path)) return '';
  const graph = [
    ...(route.isHome ? [organization(context)] : [breadcrumbs(route, context)]),
    ...route.sections.flatMap((section) => sectionData(section, route, context)),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
};

const organizationId = (origin: string): string => `${origin}/#organization`;

const organization = ({ origin, contact, words: { t } }: LinkedDataContext) => {
  const { name, street, town, phone, email } = contactWords(contact, { t });
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: t('SiteTitle'),
    legalName: name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressCountry: t('Footer.Country'),
    },
  };
};

const breadcrumbs = ({ language, page, product, address }: LoadedContent, { origin, words }: LinkedDataContext) => {
  const way = [
    { name: words.t('SiteTitle'), path: shopPath('home', language) },
    { name: page.name, path: product === undefined ? address.path : pagePath(parseContentPath(address.path)) },
    ...(product === undefined ? [] : [{ name: product.name, path: address.path }]),
  ];
  const itemListElement = way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
};

const sectionData = (section: SectionData, route: LoadedContent, context: LinkedDataContext): readonly object[] => {
  if (section.type === 'ticket') {
    const quote = section.quote?.ok ? section.quote.value : undefined;
    return productData(section.ticket.id, ticketOffers(section.ticket, section.today, quote), route, context);
  }
  if (section.type === 'giftCard') return productData(section.card.id, cardOffers(section.card), route, context);
  if (section.type !== 'productList' || !section.products.ok || section.products.value.items.length === 0) return [];
  const itemListElement = section.products.value.items.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${context.origin}${section.listPath}/${encodeText(url)}`,
  }));
  return [{ '@type': 'ItemList', itemListElement }];
};

const productData = (
  id: ProductId,
  offers: ProductOffers,
  { product, address }: LoadedContent,
  { origin, words }: LinkedDataContext,
): readonly object[] => {
  if (product === undefined) return [];
  const url = origin + address.path;
  const { name, description, image } = product;
  const picture = imageAddress({ url: image, altText: '', altTexts: {} }, shareImageWidth);
  return [
    {
      '@type': 'Product',
      name,
      sku: providersId(id),
      url,
      description: description === '' ? undefined : metaDescription(description),
      image: image === '' ? undefined : picture.startsWith('/') ? origin + picture : picture,
      brand: { '@type': 'Organization', '@id': organizationId(origin), name: words.t('SiteTitle') },
      ...offersData(offers, url),
    },
  ];
};

const euros = (amount: Cents): string => (amount / 100).toFixed(2);

const availability = (isAvailable: boolean): string => `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`;

const offersData = (offers: ProductOffers, url: string): object => {
  switch (offers.type) {
    case 'none':
      return {};
    case 'range':
      return {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'EUR',
          lowPrice: euros(offers.low),
          highPrice: euros(offers.high),
          availability: availability(offers.isAvailable),
          url,
        },
      };
    case 'each':
      return {
        offers: offers.offers.map(({ name, price, isAvailable }) => ({
          '@type': 'Offer',
          name,
          price: euros(price),
          priceCurrency: 'EUR',
          availability: availability(isAvailable),
          url,
        })),
      };
  }
};
