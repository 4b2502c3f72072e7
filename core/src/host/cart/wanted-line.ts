import type { HostGiftCardLine, HostLine, HostTicketLine, HostUpsellLine } from './host-cart.ts';

type Kept = 'id' | 'cartId' | 'position' | 'firstAddedAt' | 'lastAddedAt' | 'hold';

/** A line to add to a cart, checked against the catalog. */
export type WantedLine = Omit<HostTicketLine, Kept> | Omit<HostGiftCardLine, Kept> | Omit<HostUpsellLine, Kept>;

/** What makes a line this line, as text: adding the same again raises its quantity. */
export const goodsOf = (line: WantedLine | HostLine): string => {
  switch (line.kind) {
    case 'ticket':
      return JSON.stringify([line.kind, line.productId, line.priceListId, line.facilityId, line.period]);
    case 'giftCard':
      return JSON.stringify([line.kind, line.productId, line.priceListId, line.value ?? null]);
    case 'upsell':
      return JSON.stringify([line.kind, line.upsellId, line.day ?? null]);
  }
};

/** Equal lines of one request count as one, where the first of them stands. */
export const mergeEqual = (lines: readonly WantedLine[]): readonly WantedLine[] =>
  [...Map.groupBy(lines, goodsOf).values()].flatMap((same) =>
    same.slice(0, 1).map((line) => ({ ...line, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) })),
  );
