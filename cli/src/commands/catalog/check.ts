import type { Command } from 'commander';
import { err, ok, type Result } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { BareSession, Choose } from '../../acts/session.ts';
import { fileOrInput } from '../../arguments/global-options.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import { line } from '../../text/line.ts';

const checkFolder = async (
  { access, options, terminal }: BareSession,
  folder: string,
  empty: boolean,
): Promise<Result<Answer, Failure>> => {
  const folders = await access.catalogFolders(options.at);
  return folders
    .read(fileOrInput(folder, terminal.folder))
    .mapErr((reason) => usage(`the folder ${folder} cannot be read: ${reason}`))
    .andThen((files) => {
      const mistakes = folders.check(files, empty);
      if (mistakes.length > 0) return err<Answer, Failure>({ type: 'mistakes', of: 'catalog', folder, mistakes });
      const found = `${files.length} ${files.length === 1 ? 'file' : 'files'} without mistakes`;
      return ok<Answer, Failure>({ data: { files: files.map(({ path }) => path) }, lines: () => [line(found)] });
    });
};

export const addCheckCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('check')
    .description('look for mistakes in a folder of catalog files; needs no shop')
    .argument('<folder>', 'folder of YAML files; - reads one from standard input')
    .option('--empty', 'files without a product are no mistake')
    .addHelpText(
      'after',
      examples([
        ['every mistake with its place and what is allowed', 'shop catalog check my-catalog'],
        ['for a script', "shop catalog check my-catalog --json 2>&1 | jq -r '.error.details.mistakes[].message'"],
      ]),
    )
    .action((folder: string, { empty }: { readonly empty?: true }) =>
      choose({ needs: 'nothing', run: (session) => checkFolder(session, folder, empty === true) }),
    );
};
