import { instantText } from '@shop/core/dates/instant';
import type { CatalogVersion } from '@shop/core/ports/catalog-port';
import type { Command } from 'commander';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { BareSession, Choose, OperatorSession, Session } from '../../acts/session.ts';
import { fileOrInput } from '../../arguments/global-options.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure, usage } from '../../failures/failure.ts';
import { operatorFailure } from '../../failures/operator-failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { type Column, line } from '../../text/line.ts';
import { table } from '../../text/table.ts';
import { schemaAnswer } from '../schema-answer.ts';
import { addBestCommand } from './best.ts';
import { addCalendarCommand } from './calendar.ts';
import { addExportCommand } from './export.ts';
import { addImportCommand } from './import.ts';
import { addListCommand } from './list.ts';
import { addQuoteCommand } from './quote.ts';
import { addShowCommand } from './show.ts';

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

const addCheckCommand = (catalog: Command, choose: Choose): void => {
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

const columns: readonly Column[] = [
  { title: 'version', side: 'right' },
  { title: 'sold since', side: 'left' },
  { title: 'orders', side: 'right' },
];

const sinceText = ({ since }: CatalogVersion): string => (since === undefined ? 'not known' : instantText(since));

const listVersions = ({ catalog }: OperatorSession): ResultAsync<Answer, Failure> =>
  catalog
    .listVersions()
    .mapErr((refusal) => operatorFailure(refusal, ''))
    .map((versions) => ({
      data: versions.map((version) => ({ ...version, since: version.since && instantText(version.since) })),
      lines: () =>
        table(
          columns,
          versions.map((version) => [String(version.version), sinceText(version), String(version.orders)]),
        ),
    }));

const addVersionsCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('versions')
    .description('print the versions of the catalog that are kept, with the orders made under each (operators)')
    .addHelpText('after', examples([['of a data folder without a server', 'shop catalog versions --on .data']]))
    .action(() => choose({ needs: 'operator', makesShop: true, run: listVersions }));
};

const listCategories = ({ useCases, language }: Session): ResultAsync<Answer, Failure> =>
  useCases
    .listCategories(language)
    .map(
      (categories) =>
        ({
          data: categories,
          lines: () =>
            categories.length === 0
              ? [line('there are no categories')]
              : table(
                  [
                    { title: 'id', side: 'left' },
                    { title: 'name', side: 'left' },
                  ],
                  categories.map(({ id, name }) => [id, name]),
                ),
        }) satisfies Answer,
    )
    .mapErr((error) => shopFailure(error));

const addCategoriesCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('categories')
    .description('print the category tags of the gift cards')
    .addHelpText('after', examples([['in Italian', 'shop catalog categories --lang it']]))
    .action(() => choose({ needs: 'shop', run: listCategories }));
};

const addSchemaCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('schema')
    .description('print the JSON Schema of a catalog file, for editors')
    .addHelpText(
      'after',
      examples([['beside your files', 'shop catalog schema --json > my-catalog/catalog.schema.json']]),
    )
    .action(() =>
      choose({
        needs: 'nothing',
        run: async ({ access }) => ok(schemaAnswer((await access.catalogFolders()).schema())),
      }),
    );
};

export const addCatalogCommands = (catalog: Command, choose: Choose): void => {
  addListCommand(catalog, choose);
  addShowCommand(catalog, choose);
  addCalendarCommand(catalog, choose);
  addQuoteCommand(catalog, choose);
  addBestCommand(catalog, choose);
  addCategoriesCommand(catalog, choose);
  addCheckCommand(catalog, choose);
  addImportCommand(catalog, choose);
  addExportCommand(catalog, choose);
  addVersionsCommand(catalog, choose);
  addSchemaCommand(catalog, choose);
};
