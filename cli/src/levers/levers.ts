import { ok } from 'neverthrow';
import { withoutShop } from '../acts/act.ts';
import type { Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { ownForm, standardForm } from '../documents/json-form.ts';
import { fileFailure } from '../failures/failure.ts';
import { answer, jsonAnswer } from '../stdio/answer.ts';
import { line } from '../text/line.ts';

const checkLevers = async ({ access, terminal }: Session, file: string) =>
  (await access.scenarios(terminal.folder))
    .leverCount(file)
    .map((count) =>
      answer({ levers: count }, () => [line(`${count} ${count === 1 ? 'lever' : 'levers'} without mistakes`)]),
    )
    .mapErr((fault) => fileFailure('levers', `the levers ${file}`, fault));

export const addVerbs = (levers: ShopCommand): void => {
  levers
    .verb('check', 'look for mistakes in a file of levers, or in those of a folder')
    .argument('<file>', 'YAML file; - reads standard input')
    .examples(
      ['every mistake with its place and what is allowed', 'shop levers check levers.yaml'],
      ['before it is pulled', 'shop levers check levers.yaml && shop serve --levers levers.yaml'],
    )
    .prints(ownForm('levers'))
    .action(withoutShop(checkLevers));
  levers
    .verb('schema', 'print the JSON Schema of a file of levers, for editors')
    .examples(['beside your files', 'shop levers schema --json > levers.schema.json'])
    .prints(standardForm('a JSON Schema'))
    .action(
      withoutShop(async ({ access, terminal }) =>
        ok(jsonAnswer((await access.scenarios(terminal.folder)).leverSchema())),
      ),
    );
};
