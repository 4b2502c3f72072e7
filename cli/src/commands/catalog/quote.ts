import { maxPersonsPerCart } from '@shop/core/availability/capacity';
import { type OfferedGroup, type TicketOffer, ticketOffer } from '@shop/core/cart/ticket-offer';
import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { Ticket, TicketPeriod } from '@shop/core/catalog/ticket';
import { plainText } from '@shop/core/content/plain-text';
import { type PersonCounts, visiblePriceLists } from '@shop/core/packages/package-match';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { dayHelp, daysOption } from '../../choice/day-option.ts';
import { type PeriodOptions, pickPeriod } from '../../choice/pick-period.ts';
import { pickTicket } from '../../choice/pick-product.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { priceListLines } from '../../print/price-list-lines.ts';
import { saleNote } from '../../print/sale-note.ts';
import { periodTextOf } from '../../print/ticket-period-text.ts';
import type { Answer } from '../../terminal/answer.ts';
import { emptyLine, type Line, line, span } from '../../text/line.ts';

type QuoteOptions = PeriodOptions & Partial<PersonCounts>;

/** The page's selection of price lists for the given persons; all of them when nobody was counted. */
const seenBy = (offer: TicketOffer, { adults, children }: QuoteOptions, categories: PersonCategories): TicketOffer => {
  if (adults === undefined && children === undefined) return offer;
  const counts = { adults: adults ?? 0, children: children ?? 0 };
  const priceGroups = offer.priceGroups.map((group) => ({
    ...group,
    priceLists: visiblePriceLists(group, counts, categories),
  }));
  return { ...offer, priceGroups };
};

const groupLines = (group: OfferedGroup, { facilityDiscount }: TicketOffer, { language }: Session): readonly Line[] => [
  emptyLine,
  line(
    span(group.name, 'strong'),
    span(`  ${plainText(group.description)}`, 'quiet'),
    span(group.isSold ? '' : '  not on sale', 'bad'),
  ),
  ...priceListLines(group.priceLists, ({ sale }) => saleNote(sale), language, facilityDiscount),
];

const quoteLines = (ticket: Ticket, period: TicketPeriod, offer: TicketOffer, session: Session): readonly Line[] => [
  line(span(ticket.name, 'strong'), `  ${periodTextOf(ticket, period, session.language)}`),
  line(`places left: ${offer.ticketsAvailable}`),
  ...(offer.personsInCart === 0 ? [] : [line(`persons in your cart: ${offer.personsInCart} of ${maxPersonsPerCart}`)]),
  ...(offer.facilityDiscount === 0 ? [] : [line(`discount of the day: ${offer.facilityDiscount} %`)]),
  ...offer.priceGroups.flatMap((group) => groupLines(group, offer, session)),
];

const quoteTicket = (session: Session, product: string, options: QuoteOptions): ResultAsync<Answer, Failure> => {
  const { useCases, language, clock, personCategories } = session;
  return pickTicket(session, product).andThen((ticket) =>
    pickPeriod(ticket, options, clock.today()).asyncAndThen(({ period }) =>
      useCases
        .quoteTicket({ language, productId: ticket.id, period })
        .map((quote) => seenBy(ticketOffer(quote), options, personCategories))
        .map((offer) => ({
          data: { productId: ticket.id, name: ticket.name, url: ticket.url, period, ...offer },
          lines: () => quoteLines(ticket, period, offer, session),
        }))
        .mapErr((error) => shopFailure(error)),
    ),
  );
};

export const addQuoteCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('quote')
    .description('print price groups, prices and places left of a ticket for a day or season')
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .option('--date <day>', `day of the visit: ${dayHelp}`, daysOption)
    .option('--season <season>', 'id or name of the season of a multi-day ticket')
    .option('--adults <number>', 'show what the page shows for so many adults', quantityArgument)
    .option('--children <number>', 'show what the page shows for so many children', quantityArgument)
    .addHelpText(
      'after',
      examples([
        ['one day', 'shop catalog quote termalija --date 2026-12-01'],
        [
          'with the package that suits a family',
          'shop catalog quote termalija --date tomorrow --adults 2 --children 2',
        ],
      ]),
    )
    .action((product: string, options: QuoteOptions) =>
      choose({ needs: 'shop', run: (session) => quoteTicket(session, product, options) }),
    );
};
