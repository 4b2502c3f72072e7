import type { Customer } from '@shop/core/customer/customer';
import { instantText } from '@shop/core/dates/instant';
import type { PersonErased, PersonRecords } from '@shop/core/member/person-records';
import type { PeoplePort } from '@shop/core/ports/people-port';
import type { Command } from 'commander';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Choose, OperatorSession } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import { operatorFailure } from '../../failures/operator-failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { type Line, line, span } from '../../text/line.ts';

/** However it was typed once: whoever slips with another's address must not hear that nothing is kept. */
const isAddress = (email: string): boolean => /^\s*[^\s@].*@[^@]*[^\s@]\s*$/.test(email);

/** What a data folder knows of people; a running shop is never asked. */
const peopleOf = <Value>(
  email: string,
  { people }: OperatorSession,
  ask: (people: PeoplePort) => ResultAsync<Value, Failure>,
): ResultAsync<Value, Failure> =>
  !isAddress(email)
    ? errAsync(usage(`"${email}" is no e-mail address`, ['such as ana@example.com']))
    : people === undefined
      ? errAsync(
          usage('people are looked up in a data folder whose server is stopped, or in the database that hosts share', [
            '--on <folder | postgres>',
          ]),
        )
      : ask(people);

const customerText = ({
  firstName,
  lastName,
  address,
  postCode,
  city,
  country,
  phoneNumber,
  email,
}: Customer): string =>
  [`${firstName} ${lastName}`, address, `${postCode} ${city}`, country, phoneNumber, email]
    .filter((part) => part !== '')
    .join(', ');

const recordLines = ({ orders, entries, drafts, account }: PersonRecords): readonly Line[] => {
  const lines = [
    ...orders.flatMap(({ number, outcome, customer, isUnderWay, kept }) => [
      line(
        span(`order ${number}  `, 'strong'),
        `${outcome}${isUnderWay ? ', under way' : ''}  ${customerText(customer)}`,
      ),
      ...(kept === undefined ? [] : [line(span('  its invoice keeps  ', 'quiet'), customerText(kept))]),
    ]),
    ...entries.map((customer) => line(span('entered for a cart  ', 'strong'), customerText(customer))),
    ...(drafts === 0 ? [] : [line(span('typed and not saved  ', 'strong'), `${drafts}`)]),
    ...(account === undefined ? [] : [line(span('account  ', 'strong'), account.email)]),
  ];
  return lines.length === 0
    ? [line('nothing is kept under this address; invoices of whoever was erased are found by the number of the order')]
    : lines;
};

const recordsDocument = ({ orders, ...records }: PersonRecords) => ({
  ...records,
  orders: orders.map((order) => ({ ...order, placedAt: instantText(order.placedAt) })),
});

const show = (session: OperatorSession, email: string): ResultAsync<Answer, Failure> =>
  peopleOf(email, session, (people) =>
    people
      .recordsOf(email)
      .map((records) => ({ data: recordsDocument(records), lines: () => recordLines(records) }))
      .mapErr((refusal) => operatorFailure(refusal, '')),
  );

const refusalCode = (code: string): string => `Person.${code}`;

const named = (numbers: readonly string[]): string => (numbers.length === 0 ? 'none' : numbers.join(', '));

const keptAnswer = (data: PersonErased, code: string, why: string, hint: string): Answer => ({
  data,
  lines: () => [],
  failure: { type: 'operator', code: refusalCode(code), message: `nothing was erased: ${why}`, hints: [hint] },
});

const erasedAnswer = (erased: PersonErased): Answer => {
  if (erased.type === 'underWay') {
    const why = `a payment or a refund is under way for ${named(erased.orders)}`;
    return keptAnswer(erased, 'UnderWay', why, 'try again when it is done; order attention tells what needs a person');
  }
  if (erased.type === 'paymentsInUse') {
    return keptAnswer(erased, 'PaymentsInUse', erased.reason, 'stop that one, erase, and start it again');
  }
  const { forgotten, reduced, entries, drafts, account, mails, unsent } = erased;
  return {
    data: erased,
    lines: () => [
      line(span('orders without a buyer now  ', 'quiet'), named(forgotten)),
      line(span('orders that keep whom their invoice names  ', 'quiet'), named(reduced)),
      line(span('entered, typed, mails  ', 'quiet'), `${entries}, ${drafts}, ${mails}`),
      line(span('mails that were not sent, and are not any more  ', 'quiet'), `${unsent}`),
      line(span('account  ', 'quiet'), account ? 'closed' : 'none'),
    ],
  };
};

const erase = (session: OperatorSession, email: string, yes: boolean): ResultAsync<Answer, Failure> =>
  yes
    ? peopleOf(email, session, (people) =>
        people
          .erase(email)
          .map(erasedAnswer)
          .mapErr((refusal) => operatorFailure(refusal, '')),
      )
    : show(session, email).map((answer) => ({
        ...answer,
        lines: (words) => [...answer.lines(words), line(span('nothing was erased; --yes does it', 'quiet'))],
      }));

const whose = 'the e-mail address that they bought with';

/** Requests about one's own data (D-PERSON-ERASED). */
export const addPersonCommands = (person: Command, choose: Choose): void => {
  person
    .command('show')
    .description('print all that is kept under an e-mail address (operators)')
    .argument('<email>', whose)
    .addHelpText(
      'after',
      examples([['for whoever asks for their data', 'shop person show ana@example.com --on .data --json > ana.json']]),
    )
    .action((email: string) => choose({ needs: 'operator', run: (session) => show(session, email) }));
  person
    .command('erase')
    .description('forget somebody but for what the law asks for: of paid orders whom the invoice names (operators)')
    .argument('<email>', whose)
    .option('--yes', 'do it; otherwise it is only told what is kept')
    .addHelpText(
      'after',
      examples([['whoever asks to be forgotten', 'shop person erase ana@example.com --on .data --yes']]),
    )
    .action((email: string, { yes = false }: { readonly yes?: boolean }) =>
      choose({ needs: 'operator', run: (session) => erase(session, email, yes) }),
    );
};
