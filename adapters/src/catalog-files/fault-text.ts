import { type FaultReason, mostNamed } from '@shop/core/host/catalog/catalog-fault';

/** What is wrong and what is allowed, for an operator. */
export const faultText = (reason: FaultReason): string => {
  switch (reason.kind) {
    case 'usedTwice':
      return `"${reason.value}" is used before; each must be used once`;
    case 'unknown':
      return `"${reason.value}" is not there; there are ${reason.known.slice(0, mostNamed).join(', ') || 'none'}${reason.known.length > mostNamed ? ' and others' : ''}`;
    case 'emptyName':
      return 'name must not be empty in sl, which stands in for the other languages';
    case 'discountNotBelowPrice':
      return 'priceWithDiscount must be below price; leave it out where there is none';
    case 'endsBeforeItBegins':
      return 'the last day must not be before the first one';
    case 'looksLikeDay':
      return 'id of a season must not look like a day';
    case 'needsSeasons':
      return 'a multiDayTicket needs seasons';
    case 'needsNoSeasons':
      return 'seasons are for a multiDayTicket; tickets of a day have days';
    case 'needsPriceLists':
      return 'it needs a price: a ticket in priceGroups, a gift card in priceLists';
    case 'needsOnePriceList':
      return 'a value card has one price list';
  }
};
