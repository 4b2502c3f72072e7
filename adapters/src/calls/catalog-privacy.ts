import { mediaFactsPrivacy } from './content-privacy.ts';
import { type Privacy, publicMembers } from './privacy.ts';

export const priceListPrivacy: Privacy = {
  ...publicMembers('priceListId', 'name', 'price', 'priceWithDiscount', 'categoryType', 'categoryId', 'enabled'),
  packageItems: publicMembers('categoryId', 'quantity'),
};

export const productPrivacy: Privacy = {
  ...publicMembers('id', 'name', 'url', 'pageGroup', 'image', 'description', 'termsText', 'productType'),
  ...publicMembers('defaultDailyTicketAvailabilityInDays', 'ticketCalendarText', 'ticketSelectText'),
  ...publicMembers('isValueGiftCard', 'quantityDiscountMinItems', 'helpText', 'giftCardValidityText'),
  imageFacts: mediaFactsPrivacy,
  cultures: { ...publicMembers('language', 'url'), '*': publicMembers('path', '*') },
  seasons: publicMembers('id', 'name'),
  availability: publicMembers('date', 'ticketsAvailable', 'adultPrice'),
  facilityDiscounts: publicMembers('date', 'discountPercent'),
  priceLists: priceListPrivacy,
};

export const listItemPrivacy: Privacy = {
  ...publicMembers('id', 'name', 'url', 'image', 'shortDescription', 'categories', 'isValueGiftCard', 'price'),
  ...publicMembers('priceWithDiscount', 'priceDay', 'textBeforePrice', 'textAfterPrice', 'quantityDiscountText'),
  ...publicMembers('numberOfPeople', 'available', 'unavailableFor', 'nextFreeDay', 'validity'),
  imageFacts: mediaFactsPrivacy,
};
