import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { hasPaper, paperFileName } from '@shop/core/checkout/order-papers';
import { orderKey } from '@shop/core/ids';
import type { Command } from 'commander';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { type Answer, silence } from '../../terminal/answer.ts';
import { line } from '../../text/line.ts';

type Options = { readonly key: string; readonly out?: string };

const kept = (file: string, bytes: number): Answer => ({
  data: { file, bytes },
  lines: () => [line(`kept as ${file}`)],
});

/** Draws the order and keeps it; nothing else is printed where the PDF itself goes to the output. */
const keepPaper = (session: Session, papers: OrderPapers, out: string | undefined): ResultAsync<Answer, Failure> => {
  if (!hasPaper(papers)) return errAsync({ type: 'noPaper', order: papers.order });
  const file = out ?? paperFileName(papers);
  return session
    .drawOrder(papers)
    .andThen((bytes) => session.keepFile(file, bytes).map(() => (file === '-' ? silence : kept(file, bytes.length))))
    .mapErr((message): Failure => ({ type: 'unusable', message }));
};

const orderPaper = (session: Session, { key, out }: Options): ResultAsync<Answer, Failure> =>
  session.useCases
    .showPapers(orderKey(key))
    .mapErr((error) => shopFailure(error))
    .andThen((papers) => keepPaper(session, papers, out));

export const addPdfCommand = (order: Command, choose: Choose): void => {
  order
    .command('pdf')
    .description("keep an order's tickets and gift cards as a PDF, in the order's language")
    .requiredOption('--key <key>', 'the key of the order, which checkout order tells to the session that bought')
    .option('--out <file>', 'where to keep it, - for the output; tickets-<number>.pdf in this folder unless set')
    .addHelpText(
      'after',
      examples([
        ['of a running shop', 'shop order pdf --key <key> --out tickets.pdf --on https://shop.example'],
        ['to a printer', 'shop order pdf --key <key> --out - | lp'],
      ]),
    )
    .action((options: Options) => choose({ needs: 'shop', run: (session) => orderPaper(session, options) }));
};
