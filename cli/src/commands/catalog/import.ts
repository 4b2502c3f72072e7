import type { CatalogOutcome } from '@shop/core/ports/catalog-port';
import type { Command } from 'commander';
import type { Result } from 'neverthrow';
import type { Choose, OperatorSession } from '../../acts/session.ts';
import { fileOrInput } from '../../arguments/global-options.ts';
import { examples } from '../../arguments/help-examples.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import { operatorFailure } from '../../failures/operator-failure.ts';
import { differenceLines } from '../../print/difference-lines.ts';
import type { Answer } from '../../terminal/answer.ts';
import { type Line, line, span } from '../../text/line.ts';

type ImportOptions = { readonly yes?: true; readonly onto?: number; readonly empty?: true };

const outcomeLines = (
  { version, applied, differences }: CatalogOutcome,
  folder: string,
  empty: boolean,
): readonly Line[] => {
  if (differences.length === 0) return [line(`the files say what is sold already, version ${version}`)];
  const next = applied
    ? line(span(`done: version ${version} is sold now`, 'good'))
    : line(
        `nothing is changed yet; to do it: shop catalog import ${folder}${empty ? ' --empty' : ''} --yes --onto ${version}`,
      );
  return [...differenceLines(differences, 'euros'), next];
};

const importCatalog = async (
  { catalog, access, options, terminal }: OperatorSession,
  folder: string,
  { yes, onto, empty }: ImportOptions,
): Promise<Result<Answer, Failure>> => {
  const folders = await access.catalogFolders(options.at);
  return folders
    .read(fileOrInput(folder, terminal.folder))
    .mapErr((reason) => usage(`the folder ${folder} cannot be read: ${reason}`))
    .asyncAndThen((files) =>
      catalog
        .importCatalog({ files, apply: yes === true, ...(onto === undefined ? {} : { onto }), empty: empty === true })
        .mapErr((refusal) => operatorFailure(refusal, folder)),
    )
    .map((outcome) => ({ data: outcome, lines: () => outcomeLines(outcome, folder, empty === true) }));
};

export const addImportCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('import')
    .description(
      'show what a folder of YAML files would change of what is sold, and change it (operators; env OPERATOR_TOKEN)',
    )
    .argument('<folder>', 'folder of YAML files; - reads one from standard input')
    .option('--yes', 'make the change; without it the difference is shown and nothing is changed')
    .option(
      '--onto <version>',
      'only while this version is sold, so that nobody else changed it meanwhile',
      quantityArgument,
    )
    .option('--empty', 'take everything off sale: without it, files without a product are refused')
    .addHelpText(
      'after',
      examples([
        ['see the difference', 'shop catalog import my-catalog'],
        ['make the change that was seen', 'shop catalog import my-catalog --yes --onto 3'],
        ['into a data folder without a server', 'shop catalog import my-catalog --yes --on .data'],
      ]),
    )
    .action((folder: string, options: ImportOptions) =>
      choose({ needs: 'operator', makesShop: true, run: (session) => importCatalog(session, folder, options) }),
    );
};
