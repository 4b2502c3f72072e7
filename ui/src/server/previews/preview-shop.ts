import { isDayTicket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import { makeUseCases, type Ports, type UseCases } from '@shop/core/use-cases';

/** A visitor of the sample whose cart holds something, on a day of which there is plenty left. */
export type PreviewShop = { readonly useCases: UseCases; readonly clock: ClockPort; readonly day: LocalDate };

/** Opens the sample as a shop of its own. */
export type OpenSample = (clock: ClockPort) => Promise<Pick<Ports, 'shop' | 'checkout' | 'content'>>;

type PreviewShopOptions = {
  readonly open: OpenSample;
  readonly clock: ClockPort;
  readonly random: Ports['random'];
  readonly newCookies: () => CookiePort;
};

/** Opened when a preview is first asked for, and anew on another day, whose calendar differs. */
export const previewShop = (options: PreviewShopOptions): (() => Promise<PreviewShop>) => {
  let opened: { readonly today: LocalDate; readonly shop: Promise<PreviewShop> } | undefined;
  return () => {
    const today = options.clock.today();
    if (opened?.today !== today) opened = { today, shop: openPreviewShop(options) };
    return opened.shop;
  };
};

const openPreviewShop = async ({ open, clock, random, newCookies }: PreviewShopOptions): Promise<PreviewShop> => {
  // Stands still, so that nothing in its cart ever expires.
  const [now, today] = [clock.now(), clock.today()];
  const standing: ClockPort = { now: () => now, today: () => today, zone: clock.zone };
  const ports = await open(standing);
  const useCases = makeUseCases({ ...ports, clock: standing, random, cookies: newCookies() });
  const day = await fillCart(useCases, today);
  return { useCases, clock: standing, day };
};

/** Two adults, a child and a voucher, as far as the sample sells them. Answers the day of the visit. */
const fillCart = async (useCases: UseCases, today: LocalDate): Promise<LocalDate> => {
  const [ticket, card] = await Promise.all([
    useCases.showProduct('sl', 'termalija').unwrapOr(undefined),
    useCases.showProduct('sl', 'bon-50-eur').unwrapOr(undefined),
  ]);
  if (card?.kind === 'giftCard') {
    const choices = card.priceLists.slice(0, 1).map(({ id }) => ({ priceListId: id, quantity: 1 }));
    await useCases.addGiftCard({ card, language: 'sl', choices });
  }
  if (ticket?.kind !== 'ticket' || !isDayTicket(ticket)) return today;
  const date = ticket.availability.find(({ ticketsAvailable }) => ticketsAvailable > 50)?.date ?? today;
  const quote = await useCases.quoteTicket({ language: 'sl', productId: ticket.id, period: { type: 'day', date } });
  if (quote.isErr()) return date;
  const lists = quote.value.priceGroups.filter(({ enabled }) => enabled).flatMap(({ priceLists }) => priceLists);
  const [adult, child] = lists.filter(({ enabled, kind }) => enabled && kind.type === 'default');
  const choices = [adult, child].flatMap((list, at) =>
    list === undefined ? [] : [{ priceListId: list.id, quantity: at === 0 ? 2 : 1 }],
  );
  await useCases.addTicket({ ticket, language: 'sl', date, choices, quote: quote.value });
  return date;
};
