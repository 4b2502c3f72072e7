import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { TicketSelection } from '@shop/core/cart/ticket-selection';
import type { Ticket } from '@shop/core/catalog/ticket';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { dayHelp, daysOption } from '../../choice/day-option.ts';
import { addKeyOption, type KeyOptions } from '../../choice/key-option.ts';
import { type PeriodOptions, pickPeriod } from '../../choice/pick-period.ts';
import { pickPriceLists } from '../../choice/pick-price-lists.ts';
import { pickTicket } from '../../choice/pick-product.ts';
import { type Wanted, wantedOption } from '../../choice/quantity.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { showCart } from './show.ts';

type AddTicketOptions = PeriodOptions &
  KeyOptions & {
    readonly ticket?: readonly Wanted[];
    readonly line?: readonly Wanted[];
  };

/** The quote comes first, since names mean price lists of that day and capacity is the day's. */
const select = (
  { useCases, language, clock }: Session,
  ticket: Ticket,
  options: AddTicketOptions,
): ResultAsync<TicketSelection, Failure> =>
  pickPeriod(ticket, options, clock.today()).asyncAndThen(({ period, ...chosen }) =>
    useCases
      .quoteTicket({ language, productId: ticket.id, period })
      .mapErr((error) => shopFailure(error))
      .andThen((quote) =>
        pickPriceLists(ticketOffer(quote), [...(options.ticket ?? []), ...(options.line ?? [])], language).map(
          (choices) => ({
            ticket,
            language,
            ...chosen,
            choices,
            quote,
          }),
        ),
      ),
  );

/** Puts what the options mean into the cart, and gives the cart. */
export const addTicket = (session: Session, product: string, options: AddTicketOptions): ResultAsync<Answer, Failure> =>
  pickTicket(session, product)
    .andThen((ticket) => select(session, ticket, options))
    .andThen((selection) => session.useCases.addTicket(selection, options.key).mapErr((error) => shopFailure(error)))
    .andThen(() => showCart(session));

export const addAddTicketCommand = (cart: Command, choose: Choose): void => {
  const command = cart
    .command('add-ticket')
    .description('put tickets of a day or season into the cart, and print it')
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .option('--date <day>', `day of the visit: ${dayHelp}`, daysOption)
    .option('--season <season>', 'id or name of the season of a multi-day ticket')
    .option('--ticket <name=quantity>', 'group/name or its beginning, in --lang; may be repeated', wantedOption)
    .option('--line <id=quantity>', 'the same by price list id; may be repeated', wantedOption);
  addKeyOption(command)
    .addHelpText(
      'after',
      examples([
        [
          'two adults and a child',
          'shop cart add-ticket termalija --date 2026-12-01 --ticket "Dnevna/Odrasli=2" --ticket "Dnevna/Otroci=1"',
        ],
        [
          'in three days, names in English',
          'shop cart add-ticket aqualuna --lang en --date +3 --ticket "Day/Adults=1"',
        ],
        ['a season', 'shop cart add-ticket "Deset obiskov" --season ta --ticket "Odrasli=1"'],
      ]),
    )
    .action((product: string, options: AddTicketOptions) =>
      choose({ needs: 'shop', run: (session) => addTicket(session, product, options) }),
    );
};
