import type { PriceGroup } from '@shop/core/catalog/price-list';
import { seasonsOf } from '@shop/core/catalog/season-choice';
import type { Ticket, TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import { plainText } from '@shop/core/content/plain-text';
import { longDateText } from '@shop/core/dates/date-text';
import { type PersonCounts, visiblePriceLists } from '@shop/core/packages/package-match';
import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../answer.ts';
import { dayHelp, dayOption } from '../../choice/day-option.ts';
import { type PeriodOptions, pickPeriod } from '../../choice/pick-period.ts';
import { pickTicket } from '../../choice/pick-product.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import { type Failure, shopFailure } from '../../failure.ts';
import { examples } from '../../help-examples.ts';
import { priceListLines } from '../../print/price-list-lines.ts';
import type { Choose, Session } from '../../session.ts';
import { emptyLine, type Line, line, span } from '../../text/line.ts';

type QuoteOptions = PeriodOptions & Partial<PersonCounts>;

/** The page's selection of price lists for the given persons; all of them when nobody was counted. */
const seenBy = (quote: TicketQuote, { adults, children }: QuoteOptions): TicketQuote => {
  if (adults === undefined && children === undefined) return quote;
  const counts = { adults: adults ?? 0, children: children ?? 0 };
  const priceGroups = quote.priceGroups.map((group) => ({
    ...group,
    priceLists: visiblePriceLists(group, counts, defaultPersonCategories),
  }));
  return { ...quote, priceGroups };
};

const groupLines = (group: PriceGroup, { facilityDiscount }: TicketQuote, { language }: Session): readonly Line[] => [
  emptyLine,
  line(
    span(group.name, 'strong'),
    span(`  ${plainText(group.description)}`, 'quiet'),
    span(group.enabled ? '' : '  not on sale', 'bad'),
  ),
  ...priceListLines(group.priceLists, language, facilityDiscount),
];

const periodText = (ticket: Ticket, period: TicketPeriod, { language }: Session): string =>
  period.type === 'day'
    ? `${period.date}, ${longDateText(period.date, language)}`
    : (seasonsOf(ticket).find(({ id }) => id === period.seasonId)?.name ?? period.seasonId);

const quoteLines = (ticket: Ticket, period: TicketPeriod, quote: TicketQuote, session: Session): readonly Line[] => [
  line(span(ticket.name, 'strong'), `  ${periodText(ticket, period, session)}`),
  line(`places left: ${quote.ticketsAvailable}`),
  ...(quote.facilityDiscount === 0 ? [] : [line(`discount of the day: ${quote.facilityDiscount} %`)]),
  ...quote.priceGroups.flatMap((group) => groupLines(group, quote, session)),
];

const quoteTicket = (session: Session, product: string, options: QuoteOptions): ResultAsync<Answer, Failure> => {
  const { useCases, language, clock } = session;
  return pickTicket(session, product).andThen((ticket) =>
    pickPeriod(ticket, options, clock.today()).asyncAndThen(({ period }) =>
      useCases
        .quoteTicket({ language, productId: ticket.id, period })
        .map((quote) => seenBy(quote, options))
        .map((quote) => ({
          data: { productId: ticket.id, name: ticket.name, url: ticket.url, period, ...quote },
          lines: () => quoteLines(ticket, period, quote, session),
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
    .option('--date <day>', `day of the visit: ${dayHelp}`, dayOption)
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
