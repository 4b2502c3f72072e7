import { type CodeEnd, type CodeWithoutEffect, codesWithoutEffect } from '@shop/core/checkout/codes-given';
import type { OrderHistory } from '@shop/core/checkout/order-history';
import { instantText } from '@shop/core/dates/instant';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { asOperator } from '../acts/act.ts';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { orderNameArgument } from '../arguments/option-values.ts';
import { callForm } from '../documents/call-form.ts';
import { ownForm } from '../documents/json-form.ts';
import type { Wire } from '../documents/wire.ts';
import { type Failure, operatorRefused, type Refusal } from '../failures/failure.ts';
import { derivationDocument, derivationFields } from '../print/derivation-document.ts';
import { attentionLines, historyLines, replayLines } from '../print/order-history-lines.ts';
import { testField } from '../print/order-lines.ts';
import { type ReceiptParts, receiptLines } from '../print/receipt.ts';
import { dayAndTimeText } from '../print/time-text.ts';
import { wireAnswer } from '../stdio/answer.ts';
import { emptyLine, type Line, line, span } from '../text/line.ts';
import type { Translator } from '../translations/translator.ts';

/** Makes the failure of a command about an order that is refused. */
export const orderRefused = (code: string, message: string, hints?: readonly string[]): Failure =>
  operatorRefused(`Order.${code}`, message, hints);

const orUnknown = <Value>(value: Value | undefined): ResultAsync<Value, Failure> =>
  value === undefined
    ? errAsync(orderRefused('Unknown', 'there is no order of this number or reference'))
    : okAsync(value);

const historyOf = ({ desk }: OperatorSession, name: string): ResultAsync<OrderHistory, Refusal> =>
  desk.history(name).andThen(orUnknown);

/** Prints the history of an order from its cart on, with its buyer on request. */
export const showHistory = (session: OperatorSession, name: string, isPersonal: boolean): Answered => {
  const { people } = session;
  if (!isPersonal)
    return historyOf(session, name).map((order) =>
      wireAnswer(
        (wire) => wire.answer('history', order),
        () => historyLines(order, session),
      ),
    );
  return historyOf(session, name).andThen((order) =>
    people.buyerOf(name).map((buyer) =>
      wireAnswer(
        (wire) => ({ ...wire.answer('history', order), buyer: buyer ?? null }),
        () => historyLines(order, { ...session, person: { buyer } }),
      ),
    ),
  );
};

const receiptOf = ({ items, promo, total }: OrderHistory): ReceiptParts => ({
  items,
  couponsDisabled: false,
  totalPrice: total,
  promo,
});

const endTexts: Readonly<Record<CodeEnd, string>> = {
  refused: 'refused',
  removed: 'removed by the visitor',
  replaced: 'another code took its place',
  lost: 'lost at checkout',
  tookNothing: 'it applies to nothing in the order',
};

/** Returns a line for each promo code that was given and took nothing, with the message that its visitor read. */
const vainCodeLines = (codes: readonly CodeWithoutEffect[], zone: string, words: Translator): readonly Line[] =>
  codes.map(({ code, at, end, error }) => {
    const name = code === 'unknown' ? 'a code that the shop does not have' : `code ${code}`;
    const message = error === undefined ? '' : `: ${words.showError(error)}`;
    return line(
      span(`${dayAndTimeText(at, zone)}  `, 'quiet'),
      `${name} was given and took nothing, ${endTexts[end]}${message}`,
    );
  });

const explain = (session: OperatorSession, name: string): Answered =>
  historyOf(session, name).map((order) => {
    const codes = codesWithoutEffect(order);
    const parts = { ...receiptOf(order), hasVainCodes: codes.length > 0 };
    return wireAnswer(
      (wire) => ({
        number: order.orderNumber,
        test: order.isTest,
        ...derivationDocument(parts, wire),
        codesWithoutEffect: codes.map((code) => ({ ...code, at: instantText(code.at) })),
      }),
      (words) => [
        ...testField(order),
        ...receiptLines(parts, words),
        ...(codes.length === 0 ? [] : [emptyLine, ...vainCodeLines(codes, session.zone, words)]),
      ],
    );
  });

const notKept = orderRefused('CatalogNotKept', 'what was sold then was not kept: it cannot be worked out again');
const differs = orderRefused('Differs', 'the order is not what our rules make of it now');

const replay = ({ desk, options, zone }: OperatorSession, name: string): Answered =>
  desk
    .replay(name, options.at)
    .andThen(orUnknown)
    .map((again) => {
      const write = (wire: Wire) => wire.answer('replay', again);
      if (again.type === 'notKept') return { ...wireAnswer(write, () => []), failure: notKept };
      const result = wireAnswer(write, (words) => replayLines(again, zone, words));
      return again.isSame ? result : { ...result, failure: differs };
    });

const attention = ({ desk, ...settings }: OperatorSession): Answered =>
  desk.attention().map((all) =>
    wireAnswer(
      (wire) => wire.answer('attention', all),
      () => attentionLines(all, settings),
    ),
  );

/** Adds the operator's commands about an order. */
export const addHistoryCommands = (order: ShopCommand): void => {
  order
    .verb(
      'explain',
      'print how every price of an order came about, as it was sold, and which codes took nothing (operators)',
    )
    .argument('<order>', 'the number of the order, or its reference', orderNameArgument)
    .examples(['the receipt in German', 'shop order explain 2027-000123 --lang de'])
    .prints(
      ownForm(...derivationFields('number test? codesWithoutEffect[]'), 'codesWithoutEffect[]: code at end error?'),
    )
    .action(asOperator(explain));
  order
    .verb(
      'replay',
      'work an order out again under the catalog that it was made under, or under the one sold at another moment, and show what differs by a cent or more (operators)',
    )
    .argument('<order>', 'the number of the order, or its reference', orderNameArgument)
    .examples(
      ['under its own catalog', 'shop order replay 2027-000123 --on https://shop.example'],
      ['as of another day', 'shop order replay 2027-000123 --at 2027-03-01T10:00:00Z'],
    )
    .prints(callForm('replay'))
    .action(asOperator(replay));
  order
    .verb(
      'attention',
      'list the payments and mails that a person has to look at, the longest standing first (operators)',
    )
    .examples(
      ['of a running shop', 'shop order attention --on https://shop.example'],
      ['for a monitor', "shop order attention --json | jq '.all | length'"],
    )
    .prints(callForm('attention'))
    .action(asOperator(attention));
};
