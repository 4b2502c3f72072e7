import { describe, expect, test } from 'vitest';
import { block, decoded } from './testing/decoded-page.ts';

describe('the sections of a page', () => {
  test.each([
    ['absent', {}],
    ['text', { sections: 'x' }],
    ['an object without items', { sections: { gridColumns: 12 } }],
    ['a list of nothing', { sections: [null, 7, 'x', [], {}] }],
  ])('are none when they are %s (R-CONTENT-28)', (_, properties) => {
    expect(decoded(properties).sections).toEqual([]);
  });

  test.each([
    ['a block list', { items: [{ ...block('cartReview'), settings: null }] }],
    ['a plain array of blocks', [block('cartReview')]],
    ['a plain array of elements', [{ contentType: 'cartReview', id: 'b1', properties: {} }]],
    ['a block grid', { gridColumns: 12, items: [{ rowSpan: 1, areas: [], ...block('cartReview') }] }],
    ['a single block', block('cartReview')],
  ])('are read from %s', (_, sections) => {
    expect(decoded({ sections }).sections).toEqual([{ type: 'cartReview', id: 'b1', title: '', text: '' }]);
  });

  test('have the areas of a grid after their block, in reading order and at any depth (R-CONTENT-4)', () => {
    const area = (...items: unknown[]) => ({ alias: 'a', items });
    const sections = {
      items: [
        { ...block('cartReview', {}, '1'), areas: [area(block('personalData', {}, '2')), area(block('x', {}, '3'))] },
        { areas: [area({ ...block('y', {}, '4'), areas: [area(block('z', {}, '5'))] })] },
      ],
    };
    expect(decoded({ sections }).sections.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  });

  test.each(['teaser', '__proto__', ''])('have an unknown section for the alias %j, with its name', (alias) => {
    expect(decoded({ sections: [block(alias)] }).sections).toMatchObject([{ type: 'unknown', name: alias }]);
  });

  test('have featured products and lists of information from values of any form (R-CONTENT-15)', () => {
    const items = { items: [block('x', { title: 'Dan', text: '<p>Izberite</p>' }), block('x', null)] };
    const sections = [
      block('shopFeaturedProducts', { groupKey: 'poolTickets_2_shop', productIds: ['termalija', 7, null] }),
      block('shopFeaturedProducts', { productIds: null }),
      block('shopInfoList', { numbered: '1', items }),
      block('shopInfoList', { numbered: 'x', items: 'y' }),
    ];
    expect(decoded({ sections }).sections).toMatchObject([
      { type: 'featuredProducts', group: 'poolTickets', productIds: ['termalija', '7'] },
      { type: 'featuredProducts', productIds: [] },
      {
        type: 'infoList',
        numbered: true,
        items: [
          { title: 'Dan', text: '<p>Izberite</p>' },
          { title: '', text: '' },
        ],
      },
      { type: 'infoList', numbered: false, items: [{ title: '' }] },
    ]);
  });

  test('have headings, opening hours and a booking bar from values of any form', () => {
    const areas = {
      items: [
        block('x', { title: 'Termalija', productId: 'termalija', priceGroupId: 'day' }, '1'),
        block('x', { title: 'Brez vstopnice' }, '2'),
      ],
    };
    const hours = ['mon-wed 09:00-20:00', 'WED 10:00–24:00', 'sun-sat 08:00-09:00', 'fri 9-20', 'xyz 09:00-20:00', 7];
    const sections = [
      block('shopProductsList', { headings: [{ title: 'Večeri', productIds: ['night', 7], large: 'true' }, null] }),
      block('shopWidget', { bookingGroupKey: 'poolTickets_2_shop', bookingAreas: areas, bookingAdults: 900 }),
      block('shopWidget', { bookingAreas: 'x' }),
      block('shopOpeningHours', { areas: [{ title: 'Termalija', hours, productId: 'termalija' }, { hours: 'x' }] }),
    ];
    const day = { from: '09:00', until: '20:00' };
    expect(decoded({ sections }).sections).toMatchObject([
      {
        headings: [{ title: 'Večeri', productIds: ['night', '7'], isLarge: true }],
      },
      {
        booking: {
          group: 'poolTickets',
          areas: [{ title: 'Termalija', productId: 'termalija', priceGroupId: 'day' }],
          maxAdults: 20,
          maxChildren: 6,
        },
      },
      { type: 'shopCards', booking: undefined },
      {
        type: 'openingHours',
        areas: [
          {
            title: 'Termalija',
            hours: { 1: day, 2: day, 3: { from: '10:00', until: '24:00' } },
            productId: 'termalija',
          },
          { title: '', hours: {}, productId: undefined },
        ],
      },
    ]);
  });

  test('are all read when the values of one are wrong, for each type (R-CONTENT-6, R-SECTION-1 to R-SECTION-7)', () => {
    const sections = [
      block('shopProductsList', null, 'a'),
      block('shopWidget', { cards: 'x', title: { a: 1 }, text: [] }, 'b'),
      block('paymentMethod', { paymentMethods: { items: [null, 7, { content: null }] }, cardText: 5 }, 'c'),
      block('orderCompleted', [], 'd'),
      block('orderCancellation', { questionTitle: {}, questionText: { tag: 7 } }, 'e'),
      block('cartReview', { title: 'Košarica' }, 'f'),
      block('personalData', 7, 'g'),
    ];
    const found = decoded({ sections }).sections;
    const types = 'productList shopCards paymentMethod orderCompleted orderCancellation cartReview personalData';
    expect(found.map(({ type }) => type).join(' ')).toBe(types);
    expect(found[5]).toMatchObject({ title: 'Košarica' });
  });

  test.each([
    [1, 1],
    [2, 2],
    [['2'], 2],
    [3, 1],
    [null, 1],
  ])('have the layout %j of a product list as %i (R-LIST-1)', (layout, expected) => {
    expect(decoded({ sections: [block('shopProductsList', { layout })] }).sections).toMatchObject([
      { layout: expected },
    ]);
  });

  test('have a product list with the group of its page key if it names none', () => {
    const properties = { groupKey: 'poolTickets_2_shop', sections: [block('shopProductsList')] };
    expect(decoded(properties).sections).toMatchObject([{ group: 'poolTickets' }]);
  });

  test('have the payment methods of the section, else those of the page, without empty ones (R-METHOD-2, R-PAGE-4)', () => {
    const methods = { items: [block('x', { title: 'Visa', image: [{ url: '/v.svg', width: null }] }), block('x', {})] };
    const onPage = { paymentMethods: methods, sections: [block('paymentMethod')] };
    const visa = { title: 'Visa', image: { url: '/v.svg', altText: '', altTexts: {} } };
    expect(decoded(onPage).sections).toMatchObject([{ methods: [visa] }]);
    const onBoth = { ...onPage, sections: [block('paymentMethod', { paymentMethods: [{ title: 'Paypal' }] })] };
    expect(decoded(onBoth).sections).toMatchObject([{ methods: [{ title: 'Paypal' }] }]);
  });
});
