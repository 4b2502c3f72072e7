import {
  type AttentionItem,
  type PaymentFinding,
  paymentFindings,
  type SettlePaymentResult,
} from '@shop/core/checkout/order-history';
import { attemptId } from '@shop/core/ids';
import { asOperator } from '../acts/act.ts';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { callForm } from '../documents/call-form.ts';
import type { Wire } from '../documents/wire.ts';
import { operatorRefused } from '../failures/failure.ts';
import { attentionLines } from '../print/order-history-lines.ts';
import { type Answer, doneLines, wireAnswer } from '../stdio/answer.ts';

const isPayment = ({ type }: AttentionItem): boolean => type !== 'mail';

const list = ({ desk, ...settings }: OperatorSession): Answered =>
  desk
    .attention()
    .map((all) => all.filter(isPayment))
    .map((payments) =>
      wireAnswer(
        (wire) => wire.answer('attention', payments),
        () => attentionLines(payments, settings),
      ),
    );

const settledAnswer = (settled: SettlePaymentResult): Answer => {
  const write = (wire: Wire) => wire.answer('settlePayment', settled);
  const refused = (code: string, message: string, hint: string): Answer => ({
    ...wireAnswer(write, () => []),
    failure: operatorRefused(`Payments.${code}`, message, [hint]),
  });
  switch (settled.type) {
    case 'settled':
      return wireAnswer(write, doneLines('settled'));
    case 'notListed':
      return refused(
        'NotListed',
        'no person has to look at this payment',
        'shop payments list prints those; of all others the shop asks the provider itself',
      );
    case 'owed':
      return refused(
        'Owed',
        'its money is owed to the buyer, so it stays on the list',
        'refund it at the provider, then: shop payments settle <payment> --as refunded',
      );
  }
};

const settle = ({ desk }: OperatorSession, payment: string, { as }: { readonly as: PaymentFinding }): Answered =>
  desk.settlePayment(attemptId(payment), as).map(settledAnswer);

/** Adds the commands about payments that the shop cannot settle by itself. */
export const addVerbs = (payments: ShopCommand): void => {
  payments
    .verb('list', 'list the payments that a person has to look at, the longest standing first (operators)')
    .examples(
      ['of a running shop', 'shop payments list --on https://shop.example'],
      ['of the database of DATABASE_URL', 'shop payments list --on postgres'],
    )
    .prints(callForm('attention'))
    .action(asOperator(list));
  payments
    .verb('settle', 'settle a listed payment by what the books of the provider say (operators)')
    .argument('<payment>', 'as payments list prints it')
    .addOption(
      payments
        .createOption('--as <finding>', 'the money is there for the order, went back to the buyer, or was never taken')
        .choices(paymentFindings)
        .makeOptionMandatory(),
    )
    .examples(
      ['refunded by hand at the provider', 'shop payments settle 0123456789abcdef0123456789abcdef --as refunded'],
      ['of a data folder', 'shop payments settle 0123456789abcdef0123456789abcdef --as kept --on .data'],
    )
    .prints(callForm('settlePayment'))
    .action(asOperator(settle));
};
