import { beyondLimit, type TicketOffer, ticketOffer } from '@shop/core/cart/ticket-offer';
import type { Ticket, TicketPeriod } from '@shop/core/catalog/ticket';
import { bestMixes, type StayMix } from '@shop/core/packages/best-mixes';
import type { PersonCounts } from '@shop/core/packages/package-match';
import type { Command } from 'commander';
import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { dayHelp, daysOption } from '../../choice/day-option.ts';
import { pickOne } from '../../choice/pick-one.ts';
import { type PeriodOptions, pickPeriod } from '../../choice/pick-period.ts';
import { pickTicket } from '../../choice/pick-product.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import { mixDocument } from '../../documents/mix-document.ts';
import { type Failure, shopFailure, usage } from '../../failures/failure.ts';
import { mixLines } from '../../print/mix-lines.ts';
import { periodTextOf } from '../../print/ticket-period-text.ts';
import type { Answer } from '../../terminal/answer.ts';
import { type Line, line, span } from '../../text/line.ts';

type BestOptions = PeriodOptions & PersonCounts & { readonly group?: string };

/** The best mixes of all stays, or of the one that was named. Errors: `capacityFull` and `cartTooLarge` for more persons than fit. */
const mixesFor = (
  offer: TicketOffer,
  { adults, children, group }: BestOptions,
  { personCategories }: Session,
): Result<readonly StayMix[], Failure> => {
  if (adults + children > offer.room.persons) return err(shopFailure(beyondLimit(offer.room.limitedBy, offer)));
  const mixes = bestMixes(offer, { adults, children }, personCategories);
  if (group === undefined) return ok(mixes);
  const choices = mixes.map((mix) => ({ value: mix, id: mix.stay.id, name: ['', mix.stay.name] as const }));
  return pickOne('kind of stay for these persons', group, choices).map((mix) => [mix]);
};

/** What puts a mix into the cart, ready to paste. */
const addCommand = ({ url }: Ticket, period: TicketPeriod, { mix }: StayMix): string =>
  [
    `shop cart add-ticket ${url}`,
    period.type === 'day' ? `--date ${period.date}` : `--season ${period.seasonId}`,
    ...mix.lines.map(({ list, price }) => `--line ${list.id}=${price.quantity}`),
  ].join(' ');

const bestLines = (
  ticket: Ticket,
  period: TicketPeriod,
  mixes: readonly StayMix[],
  { adults, children }: PersonCounts,
  { language }: Session,
): readonly Line[] => [
  line(span(ticket.name, 'strong'), `  ${periodTextOf(ticket, period, language)}`),
  line(`adults: ${adults}, children: ${children}`),
  ...(mixes.length === 0 ? [line(span('nothing on sale takes exactly these persons', 'bad'))] : []),
  ...mixes.flatMap((mix) => mixLines(mix, addCommand(ticket, period, mix), language)),
];

const adviseBest = (session: Session, product: string, options: BestOptions): ResultAsync<Answer, Failure> => {
  const { useCases, language, clock } = session;
  const { adults, children } = options;
  if (adults + children === 0)
    return errAsync(usage('nobody is counted', ['--adults <number>', '--children <number>']));
  return pickTicket(session, product).andThen((ticket) =>
    pickPeriod(ticket, options, clock.today()).asyncAndThen(({ period }) =>
      useCases
        .quoteTicket({ language, productId: ticket.id, period })
        .mapErr((error) => shopFailure(error))
        .andThen((quote) => mixesFor(ticketOffer(quote), options, session))
        .map((mixes) => ({
          data: {
            productId: ticket.id,
            name: ticket.name,
            url: ticket.url,
            period,
            adults,
            children,
            stays: mixes.map(mixDocument),
          },
          lines: () => bestLines(ticket, period, mixes, options, session),
        })),
    ),
  );
};

export const addBestCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('best')
    .description('print the cheapest mix of packages and single tickets for so many persons, for each kind of stay')
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .option('--date <day>', `day of the visit: ${dayHelp}`, daysOption)
    .option('--season <season>', 'id or name of the season of a multi-day ticket')
    .option('--adults <number>', 'how many adults come', quantityArgument, 0)
    .option('--children <number>', 'how many children come', quantityArgument, 0)
    .option('--group <name>', 'only this kind of stay: name or id of its price group, in --lang')
    .addHelpText(
      'after',
      examples([
        ['a family of five', 'shop catalog best termalija --date tomorrow --adults 2 --children 3'],
        [
          'what a whole day costs them, in cents',
          'shop catalog best termalija --date +3 --adults 2 --children 3 --group Dnevna --json | jq ".stays[0].total"',
        ],
      ]),
    )
    .action((product: string, options: BestOptions) =>
      choose({ needs: 'shop', run: (session) => adviseBest(session, product, options) }),
    );
};
