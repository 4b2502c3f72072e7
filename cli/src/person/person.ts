import type { Customer } from '@shop/core/customer/customer';
import { instantText } from '@shop/core/dates/instant';
import type { PeoplePort, PersonErased, PersonRecords } from '@shop/core/ports/people-port';
import { err, ok, type Result } from 'neverthrow';
import { asOperator } from '../acts/act.ts';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { ownForm } from '../documents/json-form.ts';
import { type Failure, operatorRefused, usage } from '../failures/failure.ts';
import { type Answer, answer } from '../stdio/answer.ts';
import { type Line, line, span } from '../text/line.ts';

/** Returns the port of personal records. Errors: `usage` for a text that is no e-mail address, so that a typing mistake
 *  is not reported as a person without data. */
const peopleFor = (email: string, { people }: OperatorSession): Result<PeoplePort, Failure> =>
  /^\s*[^\s@].*@[^@]*[^\s@]\s*$/.test(email)
    ? ok(people)
    : err(usage(`"${email}" is no e-mail address`, ['such as ana@example.com']));

const customerText = (of: Customer): string =>
  [`${of.firstName} ${of.lastName}`, of.address, `${of.postCode} ${of.city}`, of.country, of.phoneNumber, of.email]
    .filter((part) => part !== '')
    .join(', ');

const fact = (name: string, text: string): Line => line(span(`${name}  `, 'strong'), text);
const detail = (name: string, text: string): Line => line(span(`${name}  `, 'quiet'), text);

const recordLines = ({ orders, entries, drafts, account }: PersonRecords): readonly Line[] => {
  const lines = [
    ...orders.flatMap(({ number, outcome, customer, isUnderWay, kept, cancelNote }) => [
      fact(`order ${number}`, `${outcome}${isUnderWay ? ', under way' : ''}  ${customerText(customer)}`),
      ...(kept === undefined ? [] : [detail('  its invoice keeps', customerText(kept))]),
      ...(cancelNote === undefined ? [] : [detail('  why it was canceled', cancelNote)]),
    ]),
    ...entries.map((customer) => fact('entered for a cart', customerText(customer))),
    ...(drafts === 0 ? [] : [fact('typed and not saved', `${drafts}`)]),
    ...(account === undefined ? [] : [fact('account', account.email)]),
  ];
  return lines.length === 0
    ? [line('nothing is stored under this address; invoices of erased buyers are found by order number')]
    : lines;
};

const recordsDocument = ({ orders, ...records }: PersonRecords) => ({
  ...records,
  orders: orders.map(({ placedAt, ...order }) => ({ ...order, placedAt: instantText(placedAt) })),
});

const show = (session: OperatorSession, email: string): Answered =>
  peopleFor(email, session)
    .asyncAndThen((people) => people.recordsOf(email))
    .map((records) => answer(recordsDocument(records), () => recordLines(records)));

const named = (numbers: readonly string[]): string => (numbers.length === 0 ? 'none' : numbers.join(', '));

const erasedAnswer = (erased: PersonErased): Answer => {
  const notErased = (code: string, why: string, hint: string): Answer => ({
    ...answer(erased, () => []),
    failure: operatorRefused(`Person.${code}`, `nothing was erased: ${why}`, [hint]),
  });
  if (erased.type === 'underWay') {
    const why = `a payment or a refund is under way for ${named(erased.orders)}`;
    return notErased('UnderWay', why, 'try again when it is done; order attention lists what needs a person');
  }
  if (erased.type === 'paymentsInUse') {
    return notErased('PaymentsInUse', erased.reason, 'make that file free and writable, and erase again');
  }
  const { forgotten, reduced, entries, drafts, account, mails, unsent } = erased;
  return answer(erased, () => [
    detail('orders without a buyer now', named(forgotten)),
    detail('orders that keep the name on their invoice', named(reduced)),
    detail('entered, typed, mails', `${entries}, ${drafts}, ${mails}`),
    detail('mails that were not sent, and are not any more', `${unsent}`),
    detail('account', account ? 'closed' : 'none'),
  ]);
};

const erase = (session: OperatorSession, email: string, { yes = false }: { readonly yes?: boolean }): Answered =>
  yes
    ? peopleFor(email, session)
        .asyncAndThen((people) => people.erase(email))
        .map(erasedAnswer)
    : show(session, email).map((answer) => ({
        ...answer,
        lines: (words) => [...answer.lines(words), line(span('nothing was erased; --yes does it', 'quiet'))],
      }));

const customerNames = 'firstName lastName email address postCode city country phoneNumber loyaltyId?';

const recordsForm = ownForm(
  'orders[] entries[] drafts account?',
  'orders[]: number placedAt outcome customer isUnderWay kept? cancelNote?',
  `orders[].customer: ${customerNames}`,
  `orders[].kept: ${customerNames}`,
  `entries[]: ${customerNames}`,
  'account: name surname email phone address postCode city countryCode wellcardId',
);

/** Adds the commands for requests about personal data. */
export const addVerbs = (person: ShopCommand): void => {
  person
    .verb('show', 'print all that is kept under an e-mail address (operators)')
    .argument('<email>', 'the e-mail address that they bought with')
    .examples([
      'for a person who requests their data',
      'shop person show ana@example.com --on https://shop.example --json > ana.json',
    ])
    .prints(recordsForm)
    .action(asOperator(show));
  person
    .verb('erase', 'erase a person, except what the law requires: the name on invoices of paid orders (operators)')
    .argument('<email>', 'the e-mail address that they bought with')
    .option('--yes', 'do it; otherwise only what is stored is printed')
    .examples(['for a person who wants to be forgotten', 'shop person erase ana@example.com --on .data --yes'])
    .prints(
      ownForm('type forgotten[]? reduced[]? entries? drafts? account? mails? unsent? orders[]? reason?'),
      recordsForm,
    )
    .action(asOperator(erase));
};
