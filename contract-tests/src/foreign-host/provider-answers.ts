/** Answers of a foreign provider, written by hand without members of our own. Amounts are euros, days `YYYY-MM-DD`.
 *  Undefined members are omitted, or `null` in the dialect `numbers`. */

/** A number or a text, depending on the dialect. */
export type ProviderId = number | string;

export type ProviderPriceList = {
  readonly priceListId: ProviderId;
  readonly name: string;
  readonly price: number;
  readonly priceWithDiscount: number | undefined;
  /** 1 for a single price, 2 for a package. */
  readonly categoryType: 1 | 2;
  readonly packageItems: readonly { readonly categoryId: string; readonly quantity: number }[];
  readonly enabled: boolean;
};

export type ProviderListItem = {
  readonly id: ProviderId;
  readonly name: string;
  readonly url: string;
  readonly image: string;
  readonly shortDescription: string;
  readonly categories: readonly ProviderId[];
  readonly isValueGiftCard: boolean;
  readonly price: number;
  readonly priceWithDiscount: number | undefined;
  readonly textBeforePrice: string | undefined;
  readonly textAfterPrice: string | undefined;
  readonly quantityDiscountText: string | undefined;
  readonly numberOfPeople: number | undefined;
};

export type ProviderProductPage = {
  readonly items: readonly ProviderListItem[];
  readonly hasMoreItems: boolean;
  readonly totalCount: number;
};

/** Addresses of a product by culture tag, or as a list. */
type ProviderCultures =
  | Readonly<Record<string, { readonly path: string }>>
  | readonly { readonly language: string; readonly url: string }[];

export type ProviderGiftCard = {
  readonly id: ProviderId;
  readonly name: string;
  readonly isValueGiftCard: boolean;
  readonly priceLists: readonly ProviderPriceList[];
  readonly quantityDiscountMinItems: number | undefined;
  readonly image: string;
  readonly description: string;
  readonly termsText: string;
  readonly helpText: string | undefined;
  readonly giftCardValidityText: string;
  readonly cultures: ProviderCultures;
};

export type ProviderTicket = {
  readonly id: ProviderId;
  readonly name: string;
  /** 2 for a day ticket, 3 for hours, 4 for a season. */
  readonly productType: 2 | 3 | 4;
  readonly seasons: readonly { readonly id: ProviderId; readonly name: string }[];
  readonly availability: readonly { readonly date: string; readonly ticketsAvailable: number }[];
  readonly facilityDiscounts: readonly { readonly date: string; readonly discountPercent: number }[];
  readonly defaultDailyTicketAvailabilityInDays: number;
  readonly description: string;
  readonly termsText: string;
  readonly ticketCalendarText: string | undefined;
  readonly ticketSelectText: string | undefined;
  readonly cultures: ProviderCultures;
};

export type ProviderProduct = { readonly status: 200; readonly item: ProviderTicket | ProviderGiftCard };

export type ProviderCategory = { readonly id: ProviderId; readonly name: string };

export type ProviderQuote = {
  readonly success: true;
  readonly item: {
    readonly ticketsAvailable: number;
    readonly facilityDiscount: number;
    readonly priceGroups: readonly {
      readonly priceGroupId: ProviderId;
      readonly name: string;
      readonly description: string | undefined;
      readonly enabled: boolean;
      readonly priceLists: readonly ProviderPriceList[];
    }[];
  };
};

export type ProviderUpsell = {
  readonly id: ProviderId;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly price: number;
  readonly priceWithDiscount: number | undefined;
  readonly dates: readonly { readonly date: string }[];
  readonly parentProductIds: readonly ProviderId[];
};

export type ProviderCartItem = {
  readonly cartItemId: ProviderId;
  readonly productTitle: string;
  readonly priceTitle: string;
  readonly priceSeason: string | undefined;
  readonly date: string | undefined;
  readonly quantity: number;
  readonly priceTotal: number;
  readonly priceTotalWithoutDiscount: number;
};

export type ProviderCart = {
  readonly cartId: ProviderId;
  readonly items: readonly ProviderCartItem[];
  readonly itemsCount: number;
  readonly totalPrice: number;
  readonly totalPriceWithCurrency: string;
  readonly couponsDisabled: boolean;
  readonly upsellItems: readonly ProviderUpsell[];
  readonly productType: number | undefined;
  readonly promoCode: { readonly code: string; readonly description: string } | undefined;
};

export type ProviderCustomer = {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly address: string | undefined;
  readonly postCode: string | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
  readonly phoneNumber: string | undefined;
  readonly loyaltyId: string | undefined;
};

export type ProviderForm = ProviderCustomer & {
  readonly countriesCodeList: readonly { readonly id: string; readonly name: string }[] | undefined;
};

export type ProviderPaymentStart = {
  readonly status: 200;
  readonly returnUrl: string;
  readonly errorCodes: readonly string[];
};

export type ProviderMember = {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly address: string;
  readonly postCode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly email: string;
  readonly wellcardID: string | undefined;
};
