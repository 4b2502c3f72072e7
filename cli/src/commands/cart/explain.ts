import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { receiptDocument } from '../../documents/receipt-document.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { cartLines } from '../../print/cart-lines.ts';
import { receiptLines } from '../../print/receipt.ts';
import type { Answer } from '../../terminal/answer.ts';

const explainCart = (session: Session): ResultAsync<Answer, Failure> =>
  session.useCases
    .loadCart(session.language)
    .map(
      (cart) =>
        ({
          data: receiptDocument(cart),
          lines: (words) =>
            cart === undefined || cart.items.length === 0
              ? cartLines(undefined, session, words)
              : receiptLines(cart, { language: session.language, words }),
        }) satisfies Answer,
    )
    .mapErr((error) => shopFailure(error));

export const addExplainCommand = (cart: Command, choose: Choose): void => {
  cart
    .command('explain')
    .description('print how every price of the cart came about, as a receipt')
    .addHelpText(
      'after',
      examples([
        ['the receipt with the rules in German', 'shop cart explain --lang de'],
        ['rules that did not apply', "shop cart explain --json | jq '.lines[].steps[] | select(.notApplied)'"],
      ]),
    )
    .action(() => choose({ needs: 'shop', run: explainCart }));
};
