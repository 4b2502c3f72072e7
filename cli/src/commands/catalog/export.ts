import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Result } from 'neverthrow';
import type { Choose, OperatorSession } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import { operatorFailure } from '../../failures/operator-failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { line } from '../../text/line.ts';

type ExportOptions = { readonly of?: number };

const exportCatalog = async (
  { catalog, access, terminal }: OperatorSession,
  folder: string,
  { of }: ExportOptions,
): Promise<Result<Answer, Failure>> => {
  const folders = await access.catalogFolders();
  return catalog
    .exportCatalog(of)
    .mapErr((refusal) => operatorFailure(refusal, folder))
    .andThen((files) =>
      folders
        .write(resolve(terminal.folder, folder), files)
        .map(() => files.map(({ path }) => path))
        .mapErr((reason) => usage(`the folder ${folder} cannot be written: ${reason}`)),
    )
    .map((paths) => ({
      data: { folder, files: paths },
      lines: () => [line(`${paths.length} files in ${folder}; check them with: shop catalog check ${folder}`)],
    }));
};

export const addExportCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('export')
    .description('write what is sold to a new folder of YAML files (operators; env OPERATOR_TOKEN)')
    .argument('<folder>', 'folder to make; one with something in it is left alone')
    .option('--of <version>', 'a version of before, a number of: shop catalog versions', quantityArgument)
    .addHelpText(
      'after',
      examples([
        ['of a running shop', 'shop catalog export my-catalog'],
        ['of a data folder without a server', 'shop catalog export my-catalog --on .data'],
        ['what was sold before the last import', 'shop catalog export before --of 3 --on .data'],
      ]),
    )
    .action((folder: string, options: ExportOptions) =>
      choose({ needs: 'operator', makesShop: true, run: (session) => exportCatalog(session, folder, options) }),
    );
};
