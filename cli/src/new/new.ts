import { errAsync } from 'neverthrow';
import { withoutShop } from '../acts/act.ts';
import type { Answered, Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { parseTarget } from '../arguments/target.ts';
import { ownForm } from '../documents/json-form.ts';
import { usage } from '../failures/failure.ts';
import { answer } from '../stdio/answer.ts';
import { line, span } from '../text/line.ts';

const newShop = (
  { access, terminal, options: { at, on } }: Session,
  folder: string,
  { empty = false }: { readonly empty?: boolean },
): Answered => {
  if (on !== undefined) return errAsync(usage('a shop is made in the folder that is named; leave --on out'));
  const sells = empty ? 'nothing' : 'sample';
  return parseTarget(folder, terminal)
    .mapErr((message) => usage(message))
    .asyncAndThen((target) => access.makeShop({ target, at }, sells))
    .map((file) =>
      answer({ file, sells }, () => [
        line(span('made', 'good'), `  ${file}, which sells ${empty ? 'nothing yet' : 'the sample'}`),
        line(
          empty
            ? `say what is sold with: shop catalog new <files>, which writes examples, and shop catalog import <files> --yes --on ${folder}`
            : `look around with: shop catalog list --on ${folder}`,
        ),
      ]),
    );
};

export const addNewCommand = (program: ShopCommand): void => {
  program
    .verb('new', 'make a shop in a folder that holds none; serve makes one, too')
    .argument('<folder>', 'data folder; it is made where it is missing')
    .option('--empty', 'with nothing for sale, in place of the sample')
    .examples(
      ['a shop that sells the sample', 'shop new .data'],
      ['one for your own catalog', 'shop new .data --empty && shop catalog import my-catalog --yes --on .data'],
    )
    .prints(ownForm('file sells'))
    .action(withoutShop(newShop));
};
