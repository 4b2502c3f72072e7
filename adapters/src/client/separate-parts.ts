import type { CallName } from '../calls/call-table.ts';

const upsells = (at: string): readonly string[] => [at, `${at}.*`, `${at}.*.image`, `${at}.*.dates.*`];
const cartAt = (at: string): readonly string[] => upsells(`${at}.upsellItems`);

/** Parts of answers that stand for themselves, `*` for any entry: an unreadable one counts as left out and costs itself only
 *  (D-ONE-BAD-DAY). `+` is any entry of a list that must keep one of them: nothing readable is not nothing there. Lines of carts and orders and the items of a package are no such parts: without them a sum would not
 *  be the sum of what is shown. */
export const separateParts: { readonly [Name in CallName]?: readonly string[] } = {
  listProducts: [
    ...['items.+', 'items.*.image', 'items.*.imageFacts', 'items.*.shortDescription', 'items.*.categories'],
    ...['items.*.categories.*', 'items.*.priceDay', 'items.*.nextFreeDay', 'items.*.unavailableFor'],
    ...['items.*.validity', 'hasMoreItems', 'totalCount'],
  ],
  listCategories: ['+', 'items.+'],
  showProduct: [
    ...['item.name', 'item.image', 'item.imageFacts', 'item.description', 'item.termsText', 'item.helpText'],
    'item.giftCardValidityText',
    ...['item.ticketCalendarText', 'item.ticketSelectText', 'item.seasons.+'],
    ...['item.availability.+', 'item.availability.*.adultPrice'],
    ...['item.facilityDiscounts', 'item.facilityDiscounts.*', 'item.priceLists.+'],
    ...['item.defaultDailyTicketAvailabilityInDays', 'item.cultures', 'item.cultures.*', 'item.pageGroup'],
  ],
  quoteTicket: [
    ...['item.priceGroups.+', 'item.priceGroups.*.description', 'item.priceGroups.*.sameStayAs'],
    'item.priceGroups.*.priceLists.*',
  ],
  addTicket: upsells('upsells'),
  addUpsell: cartAt('cart'),
  loadCart: cartAt('item'),
  changeQuantity: cartAt('item'),
  removeItem: cartAt('item'),
  loadCustomer: [
    ...['countriesCodeList.+', 'firstName', 'lastName', 'email', 'emailRepeat', 'address', 'postCode', 'city'],
    ...['country', 'phoneNumber', 'loyaltyId'],
  ],
  loadMember: [
    ...['user.name', 'user.surname', 'user.phone', 'user.address', 'user.postCode', 'user.city', 'user.countryCode'],
    ...['user.email', 'user.wellcardID'],
  ],
};
