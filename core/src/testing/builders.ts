import { ownCardLimits } from '../availability/capacity.ts';
import type { Cart } from '../cart/cart.ts';
import type { GiftCardLine, TicketLine, UpsellLine } from '../cart/cart-line.ts';
import type { Upsell } from '../cart/upsell.ts';
import type { FixedCard } from '../catalog/gift-card.ts';
import { defaultPersonCategories } from '../catalog/person-categories.ts';
import type { PriceGroup, PriceList } from '../catalog/price-list.ts';
import type { ProductListItem } from '../catalog/product-list.ts';
import type { DayTicket, SeasonTicket, TicketQuote } from '../catalog/ticket.ts';
import type { Customer, CustomerDraft } from '../customer/customer.ts';
import { localDate } from '../dates/local-date.ts';
import { cartId, cartItemId, countryId, priceGroupId, priceListId, productId, seasonId, upsellId } from '../ids.ts';
import type { Member } from '../member/member.ts';
import { cents, subtract, zero } from '../money/cents.ts';
import { cartTotal } from '../pricing/cart-total.ts';
import { linePrice } from '../pricing/line-price.ts';
import { noConditions } from '../pricing/price-conditions.ts';
import { cleanMarkup } from './clean-markup.ts';

/** A Wednesday, the default day of tests. */
export const aDay = localDate('2026-11-18');

export const aPriceList = (overrides: Partial<PriceList> = {}): PriceList => ({
  priceListId: priceListId('adult'),
  name: 'Odrasli',
  price: cents(22_00),
  kind: { type: 'default' },
  enabled: true,
  ...overrides,
});

/** A package for these adults and children at 60 EUR. */
export const aPackage = (adults: number, children: number, overrides: Partial<PriceList> = {}): PriceList =>
  aPriceList({
    priceListId: priceListId(`package-${adults}-${children}`),
    name: `Paket ${adults}+${children}`,
    price: cents(60_00),
    kind: {
      type: 'package',
      items: [
        { categoryId: defaultPersonCategories.adult, quantity: adults },
        { categoryId: defaultPersonCategories.child, quantity: children },
      ],
    },
    ...overrides,
  });

export const aPriceGroup = (overrides: Partial<PriceGroup> = {}): PriceGroup => ({
  priceGroupId: priceGroupId('dnevna'),
  name: 'Dnevna vstopnica',
  description: cleanMarkup(''),
  enabled: true,
  priceLists: [aPriceList(), aPriceList({ priceListId: priceListId('child'), name: 'Otroci', price: cents(20_00) })],
  ...overrides,
});

/** A daily ticket with 50 places on `aDay`, sold for a week. */
export const aTicket = (overrides: Partial<DayTicket> = {}): DayTicket => ({
  kind: 'ticket',
  id: productId('termalija'),
  type: 'dailyTicket',
  name: 'Termalija',
  url: 'termalija',
  cultures: [],
  image: '/media/termalija.jpg',
  availability: [{ date: aDay, ticketsAvailable: 50 }],
  facilityDiscounts: [],
  defaultDailyTicketAvailabilityInDays: 7,
  description: cleanMarkup(''),
  termsText: cleanMarkup(''),
  calendarText: cleanMarkup(''),
  selectText: cleanMarkup(''),
  ...overrides,
});

/** A ticket for the only season on sale. */
export const aSeasonTicket = (overrides: Partial<SeasonTicket> = {}): SeasonTicket => ({
  kind: 'ticket',
  id: productId('aqualuna-season'),
  type: 'multiDayTicket',
  name: 'Aqualuna',
  url: 'aqualuna-sezonska',
  cultures: [],
  image: '/media/aqualuna.jpg',
  seasons: [{ id: seasonId('summer'), name: 'Poletje' }],
  description: cleanMarkup(''),
  termsText: cleanMarkup(''),
  calendarText: cleanMarkup(''),
  selectText: cleanMarkup(''),
  ...overrides,
});

export const aTicketQuote = (overrides: Partial<TicketQuote> = {}): TicketQuote => ({
  ticketsAvailable: 50,
  personsInCart: 0,
  conditions: noConditions,
  priceGroups: [aPriceGroup()],
  ...overrides,
});

export const aGiftCard = (overrides: Partial<FixedCard> = {}): FixedCard => ({
  kind: 'giftCard',
  id: productId('massage'),
  type: 'giftCard',
  name: 'Masaža za dva',
  url: 'masaza-za-dva',
  cultures: [],
  isValueGiftCard: false,
  priceLists: [aPriceList({ priceListId: priceListId('whole-week'), name: 'Vse dni', price: cents(80_00) })],
  cartLimits: ownCardLimits,
  image: '/media/massage.jpg',
  description: cleanMarkup(''),
  termsText: cleanMarkup(''),
  helpText: cleanMarkup(''),
  validityText: cleanMarkup(''),
  ...overrides,
});

/** A daily ticket as lists display it, from 22,00 EUR. */
export const aListedProduct = (overrides: Partial<ProductListItem> = {}): ProductListItem => ({
  id: productId('termalija'),
  name: 'Termalija',
  url: 'termalija',
  image: '',
  shortDescription: '',
  categories: [],
  isValueGiftCard: false,
  price: cents(22_00),
  textBeforePrice: 'od',
  textAfterPrice: '',
  quantityDiscountText: '',
  numberOfPeople: '',
  available: true,
  ...overrides,
});

/** A towel for 5,00 EUR, not bound to a day. */
export const anUpsell = (overrides: Partial<Upsell> = {}): Upsell => ({
  id: upsellId('towel'),
  name: 'Brisača',
  description: '',
  image: '',
  price: cents(5_00),
  dates: [],
  parentProductIds: [],
  ...overrides,
});

/** One adult's day ticket on `aDay`, 22,00 EUR. */
export const aTicketLine = (overrides: Partial<TicketLine> = {}): TicketLine => ({
  kind: 'ticket',
  cartItemId: cartItemId('item-1'),
  productId: productId('termalija'),
  priceListId: priceListId('adult'),
  productTitle: 'Termalija',
  priceTitle: 'Odrasli',
  period: { type: 'day', date: aDay },
  price: linePrice({ price: cents(22_00), quantity: 1 }),
  hold: { type: 'notHeld' },
  ...overrides,
});

/** A massage for 80,00 EUR. */
export const aGiftCardLine = (overrides: Partial<GiftCardLine> = {}): GiftCardLine => ({
  kind: 'giftCard',
  cartItemId: cartItemId('card-1'),
  productId: productId('massage'),
  priceListId: priceListId('whole-week'),
  productTitle: 'Masaža za dva',
  priceTitle: 'Vse dni',
  price: linePrice({ price: cents(80_00), quantity: 1 }),
  ...overrides,
});

/** A towel for 5,00 EUR, not bound to a day. */
export const anUpsellLine = (overrides: Partial<UpsellLine> = {}): UpsellLine => ({
  kind: 'upsell',
  cartItemId: cartItemId('upsell-1'),
  upsellId: upsellId('towel'),
  productTitle: 'Brisača',
  priceTitle: '',
  price: linePrice({ price: cents(5_00), quantity: 1 }),
  ...overrides,
});

/** A cart. Count and total follow from the items and the promo code unless they are set. */
export const aCart = (overrides: Partial<Cart> = {}): Cart => {
  const items = overrides.items ?? [aTicketLine()];
  const prices = items.map((item) => item.price);
  return {
    id: cartId('cart-1'),
    items,
    itemsCount: prices.reduce((pieces, { quantity }) => pieces + quantity, 0),
    totalPrice: subtract(cartTotal(prices).total, overrides.promo?.amount ?? zero),
    couponsDisabled: false,
    upsells: [],
    ...(items.length === 0 ? {} : { productType: 'dailyTicket' }),
    frozen: false,
    ...overrides,
  };
};

export const aCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  firstName: 'Ana',
  lastName: 'Šuštar',
  email: 'ana@example.com',
  address: 'Zdraviliška cesta 24',
  postCode: '3254',
  city: 'Podčetrtek',
  country: countryId('SI'),
  phoneNumber: '+386 3 829 70 00',
  ...overrides,
});

/** The typed form of `aCustomer`. */
export const aCustomerDraft = (overrides: Partial<CustomerDraft> = {}): CustomerDraft => ({
  ...aCustomer(),
  emailRepeat: aCustomer().email,
  loyaltyId: '',
  ...overrides,
});

/** A member whose profile contains only the required data. */
export const aMember = (overrides: Partial<Member> = {}): Member => ({
  ...{ name: 'Ana', surname: 'Novak', email: 'ana@example.com' },
  ...{ phone: '', address: '', postCode: '', city: '', countryCode: '', wellcardId: '' },
  ...overrides,
});
