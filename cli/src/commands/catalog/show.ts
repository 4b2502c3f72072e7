import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import { type DayTicket, isDayTicket, type SeasonTicket, type Ticket } from '@shop/core/catalog/ticket';
import { plainText } from '@shop/core/content/plain-text';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { pickProduct } from '../../choice/pick-product.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import type { Failure } from '../../failures/failure.ts';
import { calendarLines } from '../../print/calendar-lines.ts';
import { giftCardLines } from '../../print/gift-card-lines.ts';
import type { Answer } from '../../terminal/answer.ts';
import { emptyLine, type Line, line, span } from '../../text/line.ts';
import { table } from '../../text/table.ts';

type ShowOptions = { readonly days: number };

const headLines = (product: GiftCard | Ticket): readonly Line[] => {
  const description = plainText(product.description);
  return [
    line(span(product.name, 'strong'), span(`  ${product.url}  ${product.type}  ${product.id}`, 'quiet')),
    ...(description === '' ? [] : [line(description)]),
    emptyLine,
  ];
};

const seasonLines = ({ seasons }: SeasonTicket): readonly Line[] =>
  table(
    [
      { title: 'id', side: 'left' },
      { title: 'season', side: 'left' },
    ],
    seasons.map(({ id, name }) => [id, name]),
  );

const dayLines = (ticket: DayTicket, { clock, language }: Session, days: number): readonly Line[] => {
  const calendar = ticketCalendar(ticket, clock.today()).days;
  const shown = calendar.slice(0, days);
  const rest = calendar.length - shown.length;
  return [
    ...calendarLines(shown, language),
    ...(rest > 0 ? [line(span(`${rest} more days; see --days`, 'quiet'))] : []),
  ];
};

const offerLines = (product: GiftCard | Ticket, session: Session, { days }: ShowOptions): readonly Line[] => {
  if (product.kind === 'giftCard') return giftCardLines(product, session.language);
  return isDayTicket(product) ? dayLines(product, session, days) : seasonLines(product);
};

const showProduct = (session: Session, product: string, options: ShowOptions): ResultAsync<Answer, Failure> =>
  pickProduct(session, product).map((found) => ({
    data: found,
    lines: () => [...headLines(found), ...offerLines(found, session, options)],
  }));

export const addShowCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('show')
    .description('print a product: a ticket with its days, or a gift card with its prices')
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .option('--days <number>', 'days of the calendar to print', quantityArgument, 14)
    .addHelpText('after', examples([['the next month', 'shop catalog show termalija --days 30']]))
    .action((product: string, options: ShowOptions) =>
      choose({ needs: 'shop', run: (session) => showProduct(session, product, options) }),
    );
};
