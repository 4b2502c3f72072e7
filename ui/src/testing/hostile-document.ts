/** Returns rich text in each of the shapes that a content system may send, with `text` wherever text is allowed. */
const treeOf = (text: string) => ({
  tag: '#root',
  attributes: {},
  elements: [
    { tag: '#text', text },
    { tag: text, attributes: {}, elements: [] },
    {
      tag: 'a',
      attributes: { href: text, [text]: text, onclick: text, route: { path: text, startItem: null } },
      elements: [{ tag: '#text', text }],
    },
    { tag: 'script', attributes: { src: text }, elements: [{ tag: '#text', text }] },
    { tag: 'iframe', attributes: { srcdoc: text }, elements: [] },
  ],
  blocks: [],
});

const link = (text: string) => ({ url: text, queryString: text, title: text, target: text, route: { path: text } });

const media = (text: string) => ({
  id: text,
  name: text,
  mediaType: text,
  url: text,
  properties: { altText: text, altTextSl: text, altTextEn: text, placeholder: text },
});

/** Returns a block; `text` also becomes the value of its settings. */
const block = (contentType: string, id: string, properties: object, text?: string) => ({
  content: { contentType, id, properties },
  settings:
    text === undefined
      ? null
      : { contentType: text, id: text, properties: { anchor: text, background: text, hidden: text } },
});

const texts = (text: string, ...names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => [[`${name}Title`, text] as const, [`${name}Text`, text] as const]));

const outcomes = [
  'ticket',
  'giftCard',
  'neutral',
  'canceled',
  'orderCanceled',
  'orderCanceling',
  'error',
  'pending',
  'refunded',
  'refunding',
  'notConfirmed',
  'noOrder',
];

const sections = (text: string) => [
  block('shopWidget', '1', {
    title: text,
    text,
    cards: [
      { title: text, text, link: [link(text)], image: [media(text)] },
      { title: text, text: { markup: text } },
    ],
  }),
  block('shopWidget', '2', { title: text, text: treeOf(text), cards: [] }, text),
  block('shopProductsList', '3', { title: text, text: { markup: text }, layout: '2', groupKey: 'poolTickets_2_shop' }),
  block('cartReview', '4', { title: text, text: treeOf(text) }),
  block('paymentMethod', '5', {
    title: text,
    text,
    paymentMethods: [{ title: text, image: [media(text)] }],
    cardTabText: { markup: text, blocks: [] },
    reserveTabText: treeOf(text),
  }),
  block('orderCompleted', '6', { title: text, text, ...texts(text, ...outcomes) }),
  block('shopInfoList', '7', { title: text, text, numbered: true, items: [{ title: text, text: treeOf(text) }] }, text),
  block('shopFeaturedProducts', '8', { title: text, text, groupKey: text, productIds: [text] }, text),
  block('personalData', '9', { title: text, text }, text),
  block('orderCancellation', '10', { title: text, text, question: text, ...texts(text, 'success', 'error') }, text),
  block(text, text, { title: text, text }, text),
];

/** Returns a page of the content delivery API with `text` in every place that an editor can edit. */
export const pageDocument = (text: string) => ({
  contentType: text,
  id: text,
  name: text,
  route: { path: text, startItem: { id: text, path: text } },
  properties: {
    groupKey: text,
    seoTitle: text,
    seoDescription: { markup: text },
    keywords: text,
    seoImage: [media(text)],
    image: [media(text)],
    povezave: [link(text)],
    socialneIkone: [{ link: [link(text)], image: [media(text)] }],
    stolpci: [{ title: text, links: [link(text), { url: '/sl', title: text }] }],
    spodnjePovezaveText: text,
    spodnjePovezave: [link(text), { url: '/sl', title: text }],
    paymentMethods: [{ title: text, image: [media(text)] }],
    sections: { items: sections(text) },
  },
  cultures: { sl: { path: text, startItem: { id: text } }, en: { path: text, startItem: null } },
});

/** Returns a ticket of the shop's host with `text` in all of its texts. */
export const ticketDocument = (text: string, date: string) => ({
  item: {
    id: 'p-1',
    productType: 2,
    name: text,
    url: 'termalija',
    image: text,
    description: text,
    termsText: text,
    ticketCalendarText: text,
    ticketSelectText: text,
    seasons: [],
    availability: [{ date, ticketsAvailable: 9 }],
    defaultDailyTicketAvailabilityInDays: 30,
  },
});

/** Returns its prices on a day. */
export const quoteDocument = (text: string) => ({
  success: true,
  item: {
    ticketsAvailable: 9,
    priceGroups: [
      {
        priceGroupId: 'g-1',
        name: text,
        description: text,
        priceLists: [{ priceListId: 'l-1', name: text, price: 22 }],
      },
    ],
  },
});
