import type { TicketPeriod } from '@shop/core/catalog/ticket';
import type { PlaceReport } from '@shop/core/checkout/place-report';
import type { LocalDate } from '@shop/core/dates/local-date';
import { seasonId } from '@shop/core/ids';
import { providersId } from '@shop/core/numeric-id';
import { err, ok } from 'neverthrow';
import { asOperator } from '../acts/act.ts';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { dayHelp, dayOption } from '../arguments/option-values.ts';
import { callForm } from '../documents/call-form.ts';
import { type Failure, operatorRefused, usage } from '../failures/failure.ts';
import { type Answer, wireAnswer } from '../stdio/answer.ts';
import { left, right, table } from '../text/line.ts';

/** A day or a season as typed, resolved with the current day at the resort. */
type TypedPeriod = (today: LocalDate) => TicketPeriod;

const periodHelp = `${dayHelp}; or the id of a season`;

/** Parses a day; any text that begins with another letter than a day is the id of a season. */
const periodArgument = (text: string): TypedPeriod => {
  if (!/^(\d{4}-|\+|today$|tomorrow$)/i.test(text)) return () => ({ type: 'season', seasonId: seasonId(text) });
  const day = dayOption(text);
  return (today) => ({ type: 'day', date: day(today) });
};

const placesAnswer = (report: PlaceReport): Answer => {
  const refused = (code: string, message: string, hints: readonly string[] = []): Answer => ({
    ...wireAnswer(
      (wire) => wire.answer('reportPlaces', report),
      () => [],
    ),
    failure: operatorRefused(`Capacity.${code}`, message, hints),
  });
  switch (report.type) {
    case 'places': {
      const { product, facility, capacity, held, paying, sold, left: free } = report;
      const figures = [sold, paying, held, free, capacity].map(String);
      return wireAnswer(
        (wire) => wire.answer('reportPlaces', report),
        () =>
          table(
            [...left('product', 'facility'), ...right('sold', 'paying', 'held', 'left', 'capacity')],
            [[providersId(product), providersId(facility), ...figures]],
          ),
      );
    }
    case 'unknown':
      return refused('Unknown', 'no ticket has this id, address or name', [
        report.products.map(providersId).join(', '),
      ]);
    case 'noPlaces':
      return refused('NoPlaces', 'the ticket has no places then');
  }
};

const show = ({ office, today }: OperatorSession, product: string, typed: TypedPeriod): Answered => {
  const period = typed(today());
  return office
    .reportPlaces({ product, period })
    .andThen<Answer, Failure>((report) =>
      report.type === 'noPlaces' && period.type === 'season'
        ? err(usage(`the ticket has no season ${period.seasonId}`, [periodHelp]))
        : ok(placesAnswer(report)),
    );
};

/** Adds the command about places. */
export const addVerbs = (capacity: ShopCommand): void => {
  capacity
    .verb(
      'show',
      'print how many places of a ticket are sold, being paid, held in carts and left at this moment (operators)',
    )
    .argument('<product>', 'the id, the address or the name of a ticket')
    .argument('<day>', periodHelp, periodArgument)
    .examples(
      ['of tomorrow at a running shop', 'shop capacity show termalija tomorrow --on https://shop.example'],
      ['of a data folder', 'shop capacity show termalija 2027-03-01 --on .data'],
    )
    .prints(callForm('reportPlaces'))
    .action(asOperator(show));
};
