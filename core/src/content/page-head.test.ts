import { describe, expect, it } from 'vitest';
import type { Page } from './page.ts';
import { type PageHead, type PageHeadContext, pageHead } from './page-head.ts';

const page: Page = {
  id: '1',
  contentType: 'shopPage',
  name: 'Vstopnice',
  path: '/sl/vstopnice-bazeni',
  showFooter: true,
  sections: [],
  cultures: [],
};
const context: PageHeadContext = {
  siteTitle: 'Terme',
  origin: 'https://shop.example',
  isHome: false,
  language: 'sl',
  path: '/sl/vstopnice-bazeni',
  alternates: [
    { language: 'sl', href: '/sl/vstopnice-bazeni' },
    { language: 'en', href: '/en/pool-tickets' },
  ],
};
const picture = (url: string) => ({ url, altText: 'Bazen', altTexts: {} });

const tag = (head: PageHead, key: string) =>
  head.meta.find((meta) => ('name' in meta ? meta.name : meta.property) === key)?.content;

const product = { name: 'Termalija', description: 'Topla voda', image: '/media/t.jpg' };
const step = 'Dan obiska';

it.each<[string, Partial<Page>, Partial<PageHeadContext>, string]>([
  ['its name and the site title (R-SHELL-18)', {}, {}, 'Vstopnice | Terme'],
  ['its SEO title with the site title', { seoTitle: 'Bazeni' }, {}, 'Bazeni | Terme'],
  ['its name when the SEO title is blank', { seoTitle: '  ' }, {}, 'Vstopnice | Terme'],
  ['its name alone on the home page (R-SHELL-19)', {}, { isHome: true }, 'Vstopnice'],
  ['the name of its product', { seoTitle: 'Bazeni' }, { product }, 'Termalija | Terme'],
  ['the name of its product before the name of the step', {}, { product, step }, 'Termalija – Dan obiska | Terme'],
])('the title of a page is %s', (_, fields, shown, title) => {
  expect(pageHead({ ...page, ...fields }, { ...context, ...shown }).title).toBe(title);
});

it('the head of a product page has the description, title and picture of the product, without the step', () => {
  const head = pageHead({ ...page, seoTitle: 'Bazeni', seoDescription: 'Vse' }, { ...context, product, step });
  expect(tag(head, 'description')).toBe('Topla voda');
  expect(tag(head, 'og:title')).toBe('Termalija');
  expect(tag(head, 'og:image')).toBe('https://shop.example/media/t.jpg?width=1200');
});

describe('the description and keywords of a page', () => {
  it('are in the head for search engines and for sharing (R-SHELL-20 to R-SHELL-22)', () => {
    const head = pageHead({ ...page, seoDescription: ' Kopanje ', keywords: 'bazen, voda' }, context);
    expect(tag(head, 'description')).toBe('Kopanje');
    expect(tag(head, 'keywords')).toBe('bazen, voda');
    expect(tag(head, 'og:description')).toBe('Kopanje');
    expect(tag(head, 'twitter:description')).toBe('Kopanje');
  });
  it('are absent when blank', () => {
    const head = pageHead({ ...page, seoDescription: ' ' }, context);
    for (const key of ['description', 'keywords', 'og:description']) expect(tag(head, key)).toBeUndefined();
  });
});

describe('the share image', () => {
  it('is the SEO image at width 1200, otherwise the page image (R-PAGE-1, R-SHELL-23, R-SHELL-24)', () => {
    const both = { ...page, seoImage: picture('https://media.example/seo.jpg'), image: picture('/media/page.jpg') };
    expect(tag(pageHead(both, context), 'og:image')).toBe('https://media.example/seo.jpg?width=1200');
    const { seoImage: _, ...own } = both;
    const head = pageHead(own, context);
    expect(tag(head, 'og:image')).toBe('https://shop.example/media/page.jpg?width=1200');
    expect(tag(head, 'twitter:image')).toBe('https://shop.example/media/page.jpg?width=1200');
    expect(tag(head, 'og:image:alt')).toBe('Bazen');
    expect(tag(head, 'twitter:card')).toBe('summary_large_image');
  });
  it('has a type and size only at our own media address, which crops it', () => {
    const shape = (url: string) => {
      const head = pageHead({ ...page, seoImage: picture(url) }, context);
      return ['type', 'width', 'height'].map((key) => tag(head, `og:image:${key}`));
    };
    expect(shape('/media/seo.jpg?v=1')).toEqual(['image/jpeg', '1200', '630']);
    expect(shape('https://media.example/seo.jpg')).toEqual([undefined, undefined, undefined]);
    expect(shape('/media/seo.svg')).toEqual([undefined, undefined, undefined]);
  });
  it('is absent from a page without pictures', () => {
    const head = pageHead(page, context);
    expect(tag(head, 'og:image')).toBeUndefined();
    expect(tag(head, 'twitter:card')).toBe('summary');
  });
});

it('the head of a page has its canonical address, its locale and its other languages (R-GUARD-14)', () => {
  const head = pageHead(page, context);
  expect(tag(head, 'og:url')).toBe('https://shop.example/sl/vstopnice-bazeni');
  expect(tag(head, 'og:locale')).toBe('sl_SI');
  expect(head.links).toEqual([
    { rel: 'canonical', href: 'https://shop.example/sl/vstopnice-bazeni' },
    { rel: 'alternate', hreflang: 'sl', href: 'https://shop.example/sl/vstopnice-bazeni' },
    { rel: 'alternate', hreflang: 'en', href: 'https://shop.example/en/pool-tickets' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://shop.example/sl/vstopnice-bazeni' },
  ]);
});
