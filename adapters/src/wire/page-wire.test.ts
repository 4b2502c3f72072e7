import type { Page } from '@shop/core/content/page';
import { describe, expect, test } from 'vitest';
import { decode } from './codec.ts';
import { page } from './page-wire.ts';

const decoded = (properties: unknown, others: object = {}): Page =>
  decode(page, { contentType: 'shopPage', id: '1', name: 'Stran', properties, ...others })._unsafeUnwrap();

const block = (contentType: string, properties: unknown = {}, id = 'b1') => ({
  content: { contentType, id, properties },
});

describe('sections', () => {
  test.each([
    ['absent', {}],
    ['null', { sections: null }],
    ['text', { sections: 'x' }],
    ['a number', { sections: 7 }],
    ['an empty block list', { sections: { items: [] } }],
    ['an object without items', { sections: { gridColumns: 12 } }],
    ['a list of nothing', { sections: [null, 7, 'x', [], {}] }],
  ])('%s: none', (_, properties) => {
    expect(decoded(properties).sections).toEqual([]);
  });

  test.each([
    ['a block list', { items: [{ ...block('cartReview'), settings: null }] }],
    ['a plain array of blocks', [block('cartReview')]],
    ['a plain array of elements', [{ contentType: 'cartReview', id: 'b1', properties: {} }]],
    ['a block grid', { gridColumns: 12, items: [{ rowSpan: 1, areas: [], ...block('cartReview') }] }],
    ['a single block', block('cartReview')],
  ])('%s', (_, sections) => {
    expect(decoded({ sections }).sections).toEqual([{ type: 'cartReview', id: 'b1', title: '', text: '' }]);
  });

  test('areas of a grid come after their own block, in reading order, however deep', () => {
    const area = (...items: unknown[]) => ({ alias: 'a', items });
    const sections = {
      items: [
        { ...block('cartReview', {}, '1'), areas: [area(block('personalData', {}, '2')), area(block('x', {}, '3'))] },
        { areas: [area({ ...block('y', {}, '4'), areas: [area(block('z', {}, '5'))] })] },
      ],
    };
    expect(decoded({ sections }).sections.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  });

  test.each(['teaser', 'constructor', '__proto__', 'toString', ''])(
    'alias %j is unknown and keeps its name',
    (alias) => {
      expect(decoded({ sections: [block(alias)] }).sections).toMatchObject([{ type: 'unknown', name: alias }]);
    },
  );

  test('a wrong section costs only itself', () => {
    const sections = [
      block('shopProductsList', null, 'a'),
      block('shopWidget', { cards: 'x', title: { a: 1 }, text: [] }, 'b'),
      block('paymentMethod', { paymentMethods: { items: [null, 7, { content: null }] }, cardText: 5 }, 'c'),
      block('orderCompleted', [], 'd'),
      block('orderCancellation', { questionTitle: {}, questionText: { tag: 7 } }, 'e'),
      block('cartReview', { title: 'Košarica' }, 'f'),
    ];
    const found = decoded({ sections }).sections;
    expect(found.map(({ type }) => type)).toEqual([
      'productList',
      'shopCards',
      'paymentMethod',
      'orderCompleted',
      'orderCancellation',
      'cartReview',
    ]);
    expect(found[5]).toMatchObject({ title: 'Košarica' });
  });

  test.each([
    [1, 1],
    ['1', 1],
    [['1'], 1],
    [2, 2],
    ['2', 2],
    [['2'], 2],
    [3, 1],
    [null, 1],
    ['two', 1],
  ])('layout %j is %i', (layout, expected) => {
    expect(decoded({ sections: [block('shopProductsList', { layout })] }).sections).toMatchObject([
      { layout: expected },
    ]);
  });

  test('a product list without a group takes the first part of its page key', () => {
    const properties = { pageKey: 'poolTickets_2_shop', sections: [block('shopProductsList')] };
    expect(decoded(properties).sections).toMatchObject([{ group: 'poolTickets' }]);
  });

  test('payment methods are those of the section, else those of the page; empty ones are dropped', () => {
    const methods = { items: [block('x', { title: 'Visa', image: [{ url: '/v.svg', width: null }] }), block('x', {})] };
    const onPage = { paymentMethods: methods, sections: [block('paymentMethod')] };
    const visa = { title: 'Visa', image: { url: '/v.svg', altText: '', altTexts: {} } };
    expect(decoded(onPage).sections).toMatchObject([{ methods: [visa] }]);
    const onBoth = { ...onPage, sections: [block('paymentMethod', { paymentMethods: [{ title: 'Paypal' }] })] };
    expect(decoded(onBoth).sections).toMatchObject([{ methods: [{ title: 'Paypal' }] }]);
  });
});

describe('rich text', () => {
  const tree = {
    tag: '#root',
    attributes: {},
    elements: [
      {
        tag: 'p',
        attributes: { class: 'a"b' },
        elements: [
          { tag: '#text', text: 'Topla <voda> & ' },
          {
            tag: 'a',
            attributes: { route: { path: '/olimia/sl/bazeni/', startItem: {} }, target: '_blank' },
            elements: [{ tag: '#text', text: 'bazeni' }],
          },
          { tag: 'br', attributes: {}, elements: [] },
          { tag: 'umb-rte-block', attributes: { 'content-id': 'x' }, elements: [] },
          { tag: '#comment', text: 'hidden' },
          null,
        ],
      },
    ],
    blocks: [],
  };

  test.each([
    ['text', '<p>a</p>', '<p>a</p>'],
    ['markup', { markup: '<p>a</p>', blocks: [] }, '<p>a</p>'],
    ['null', null, ''],
    ['a number', 5, '5'],
    [
      'a tree',
      tree,
      '<p class="a&quot;b">Topla &lt;voda&gt; &amp; <a target="_blank" href="/sl/bazeni">bazeni</a><br></p>',
    ],
  ])('%s', (_, text, html) => {
    expect(decoded({ sections: [block('cartReview', { text })] }).sections[0]?.text).toBe(html);
  });
});

describe('media', () => {
  const image = (value: unknown) => decoded({ image: value }).image;
  const plain = { url: '/media/a.jpg', altText: '', altTexts: {} };

  test.each([
    ['an array', [{ url: '/media/a.jpg' }], plain],
    ['an object', { url: '/media/a.jpg' }, plain],
    ['an address', '/media/a.jpg', plain],
    ['an address without a slash', 'media/a.jpg', plain],
    ['nothing', null, undefined],
    ['an empty array', [], undefined],
    ['no address', [{ name: 'a' }], undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['data', [{ url: 'data:image/png;base64,x' }], undefined],
    ['a mail address', 'mailto:a@b.si', undefined],
    [
      'flat fields',
      { url: '/media/a.jpg', altTextEn: 'Pool', width: '480' },
      { ...plain, width: 480, altTexts: { en: 'Pool' } },
    ],
    [
      'nested fields',
      { url: '/media/a.jpg', properties: { altTextDe: 'Bad', altText: ' ' } },
      { ...plain, altText: ' ', altTexts: { de: 'Bad' } },
    ],
    ['blank texts', { url: '/media/a.jpg', altTextSl: '  ', altTextIt: null }, plain],
    ['no size', { url: '/media/a.svg', width: null, height: 0 }, { ...plain, url: '/media/a.svg' }],
  ])('%s', (_, value, expected) => {
    expect(image(value)).toEqual(expected);
  });

  test.each([
    [
      { left: 0, top: 1 },
      { left: 0, top: 1 },
    ],
    [
      { left: -0.2, top: 1.7 },
      { left: 0, top: 1 },
    ],
    [
      { left: '0.25', top: 1e-9 },
      { left: 0.25, top: 1e-9 },
    ],
    [{ left: 0.5 }, undefined],
    [null, undefined],
  ])('focal point %j', (focalPoint, expected) => {
    expect(image([{ url: '/a.jpg', focalPoint }])?.focalPoint).toEqual(expected);
  });
});

describe('footer', () => {
  const footer = (properties: object) => decoded(properties).footer;

  test.each([
    ['content', { url: null, route: { path: '/tuhelj/sl/a/' }, queryString: '?x=1#y', title: 'A' }, '/sl/a?x=1#y'],
    ['external', [{ url: 'https://example.com', title: 'A', target: '_blank' }], 'https://example.com'],
    ['mail', { url: 'MAILTO:a@b.si', title: 'A' }, 'MAILTO:a@b.si'],
    ['other host', { url: '//example.com/x', title: 'A' }, 'https://example.com/x'],
    ['without a slash', { url: 'sl/a', title: 'A' }, '/sl/a'],
    ['name for title', { url: '/sl/a', title: null, name: 'A' }, '/sl/a'],
  ])('a link as %s', (_, link, href) => {
    expect(footer({ povezave: link }).links).toMatchObject([{ href, text: 'A' }]);
  });

  test.each([
    ['no address', { title: 'A' }],
    ['no words', { url: '/a' }],
    ['a script', { url: ' java\tscript:alert(1)', title: 'A' }],
    ['data', { url: 'data:text/html,x', title: 'A' }],
    ['null', null],
    ['a number', 7],
  ])('a link with %s is dropped', (_, link) => {
    expect(footer({ povezave: [link] }).links).toEqual([]);
  });

  test('columns and icons are block lists or plain arrays; what has nothing to show is dropped', () => {
    const link = { url: '/a', title: 'A' };
    const icon = { link: [{ url: 'https://f.example', title: 'F' }], image: [{ url: '/f.svg' }] };
    const columns = { items: [block('x', { title: 'T', links: [link] }), block('x', { title: '', links: [] })] };
    expect(footer({ stolpci: columns, socialneIkone: { items: [block('x', icon), block('x', {})] } })).toMatchObject({
      columns: [{ title: 'T', links: [{ href: '/a', text: 'A' }] }],
      social: [{ href: 'https://f.example', text: 'F', image: { url: '/f.svg' } }],
    });
    expect(footer({ stolpci: [{ title: 'T', links: link }] }).columns).toHaveLength(1);
  });

  test.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    [' FALSE ', false],
    [1, true],
    [0, false],
    ['0', false],
    [null, true],
    [undefined, true],
    ['perhaps', true],
  ])('showFooter %j is %s', (showFooter, expected) => {
    expect(decoded({ showFooter }).showFooter).toBe(expected);
  });
});

describe('the page itself', () => {
  test('cultures: tags of any case, without start item no path, unknown and empty ones ignored', () => {
    const startItem = { id: 'x', path: 'olimia' };
    const cultures = {
      'sl-si': { path: '/olimia/sl/bazeni/', startItem },
      EN: { path: 'en/pools', startItem },
      'de-DE': { path: '/de/baeder', startItem: null },
      'sr-latn-rs': { path: '/sr/bazeni', startItem },
      sl: { path: '/later', startItem },
      fr: { path: '/fr', startItem },
      'it-it': null,
      hr: 'x',
    };
    expect(decoded({}, { cultures }).cultures).toEqual([
      { language: 'sl', path: '/sl/bazeni' },
      { language: 'en', path: '/en/pools' },
      { language: 'de' },
      { language: 'sr', path: '/sr/bazeni' },
    ]);
  });

  test.each([
    ['/olimia/sl/bazeni/', '/sl/bazeni'],
    ['sl/olimia-spa', '/sl/olimia-spa'],
    ['/', '/'],
    [null, '/'],
  ])('path %j is %s', (path, expected) => {
    expect(decoded({}, { route: { path } }).path).toBe(expected);
  });

  test('blank texts of the head count as none, markup in them is text only', () => {
    const properties = { seoTitle: ' ', seoDescription: { markup: '<p>Topla voda</p>' }, keywords: null };
    expect(decoded(properties)).toMatchObject({ seoDescription: 'Topla voda' });
    expect(decoded(properties)).not.toHaveProperty('seoTitle');
    expect(decoded(properties)).not.toHaveProperty('keywords');
  });

  test.each([[null], ['<html>'], [[]], [{}], [{ name: 'x' }], [{ properties: null }], [{ properties: [] }]])(
    '%j is no page',
    (wire) => {
      expect(decode(page, wire).isErr()).toBe(true);
    },
  );
});
