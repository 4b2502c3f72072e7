import { resolve } from 'node:path';
import { instantText } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CatalogOutcome } from '@shop/core/ports/catalog-port';
import { err, ok, ResultAsync } from 'neverthrow';
import { asOperator, withoutShop } from '../acts/act.ts';
import type { Answered, OperatorSession, Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { fileOrInput } from '../arguments/global-options.ts';
import { dayArgument, quantityArgument } from '../arguments/option-values.ts';
import { callForm } from '../documents/call-form.ts';
import { ownForm, standardForm } from '../documents/json-form.ts';
import { failureOf, fileFailure, mistakesIn } from '../failures/failure.ts';
import { folderFailure } from '../failures/folder-failure.ts';
import { differenceLines } from '../print/difference-lines.ts';
import { answer, jsonAnswer, wireAnswer } from '../stdio/answer.ts';
import { type Line, left, line, right, span, table } from '../text/line.ts';

/** Reads the catalog files of a folder, together with the function that checks them. */
const readFolder = ({ access, options, terminal }: Session, folder: string) =>
  ResultAsync.fromSafePromise(access.catalogFolders(options.at)).andThen(({ read, check }) =>
    read(fileOrInput(folder, terminal.folder))
      .map((files) => ({ files, check }))
      .mapErr((fault) => fileFailure('catalog', `the folder ${folder}`, { ...fault, folder })),
  );

type EmptyOption = { readonly empty?: boolean };

const checkFolder = (session: Session, folder: string, { empty = false }: EmptyOption): Answered =>
  readFolder(session, folder).andThen(({ files, check }) => {
    const mistakes = check(files, empty);
    if (mistakes.length > 0) return err(mistakesIn('catalog', folder, mistakes));
    const summary = `${files.length} ${files.length === 1 ? 'file' : 'files'} without mistakes`;
    return ok(answer({ files: files.map(({ path }) => path) }, () => [line(summary)]));
  });

type ImportOptions = EmptyOption & { readonly yes?: boolean; readonly onto?: number; readonly daysFrom?: LocalDate };

const outcomeLines = ({ version, applied, differences }: CatalogOutcome, again: string): readonly Line[] => {
  if (differences.length === 0) return [line(`the files say what is sold already, version ${version}`)];
  const next = applied
    ? line(span(`done: version ${version} is sold now`, 'good'))
    : line(`nothing is changed yet; to do it: ${again} --yes --onto ${version}`);
  return [...differenceLines(differences), next];
};

const importOf = (folder: string, countFrom: LocalDate | undefined): string =>
  `shop catalog import ${folder}${countFrom === undefined ? '' : ` --days-from ${countFrom}`}`;

const importCatalog = (
  session: OperatorSession,
  folder: string,
  { yes = false, empty = false, onto, daysFrom: countFrom }: ImportOptions,
): Answered =>
  readFolder(session, folder)
    .andThen(({ files }) => session.catalog.importCatalog({ files, apply: yes, empty, onto, countFrom }))
    .mapErr((refusal) => failureOf(refusal, folder))
    .map((outcome) =>
      wireAnswer(
        (wire) => wire.answer('importCatalog', outcome),
        () => outcomeLines(outcome, `${importOf(folder, countFrom)}${empty ? ' --empty' : ''}`),
      ),
    );

/** The schema lets editors complete and check the files. */
const schemaFile = (schema: unknown) => ({
  path: 'catalog.schema.json',
  text: `${JSON.stringify(schema, null, 2)}\n`,
});

const newCatalog = async ({ access, terminal }: Session, folder: string) => {
  const [{ catalog, write }, { schema }] = await Promise.all([access.newFolders(), access.catalogFolders()]);
  const files = [schemaFile(schema()), ...catalog()];
  return write(resolve(terminal.folder, folder), files)
    .mapErr(folderFailure(folder))
    .map(() =>
      answer({ folder, files: files.map(({ path }) => path) }, () => [
        line(`${files.length} files in ${folder}, with an example of each kind of goods; edit them`),
        line(`look for mistakes with: shop catalog check ${folder}`),
      ]),
    );
};

const exportCatalog = (
  { catalog, access, terminal, today }: OperatorSession,
  folder: string,
  { of }: { readonly of?: number },
): Answered =>
  ResultAsync.combine([ResultAsync.fromSafePromise(access.catalogFolders()), catalog.exportCatalog(of)])
    .andThen(([{ write, schema }, { files, countFrom }]) => {
      const written = [schemaFile(schema()), ...files];
      return write(resolve(terminal.folder, folder), written)
        .map(() => ({ files: written.map(({ path }) => path), countFrom }))
        .mapErr(folderFailure(folder));
    })
    .map(({ files, countFrom }) =>
      answer({ folder, files, countFrom }, () => [
        line(`${files.length} files in ${folder}; check them with: shop catalog check ${folder}`),
        ...(countFrom === undefined || countFrom === today()
          ? []
          : [
              line(
                `numbers of days in them count from ${countFrom}; so they stay with: ${importOf(folder, countFrom)}`,
              ),
            ]),
      ]),
    );

const versionColumns = [...right('version'), ...left('sold since'), ...right('orders')];

const endingLines = (daysEnd: LocalDate | undefined): readonly Line[] =>
  daysEnd === undefined
    ? []
    : [line(span(`the last day with places is ${daysEnd}: import a catalog with later days`, 'bad'))];

const listVersions = ({ catalog }: OperatorSession): Answered =>
  catalog.listVersions().map((versions) => {
    const rows = versions.map(({ version, since, orders }) => [
      String(version),
      since === undefined ? 'not known' : instantText(since),
      String(orders),
    ]);
    return wireAnswer(
      (wire) => wire.answer('listVersions', versions),
      () => [...table(versionColumns, rows), ...endingLines(versions.at(-1)?.daysEnd)],
    );
  });

export const addFileCommands = (catalog: ShopCommand): void => {
  catalog
    .verb('new', 'write a folder of catalog files with a commented example of each kind of goods; needs no shop')
    .argument('<folder>', 'folder to make; one with something in it is left alone')
    .examples(['your own goods', 'shop catalog new my-catalog && shop catalog check my-catalog'])
    .prints(ownForm('folder files[]'))
    .action(withoutShop(newCatalog));
  catalog
    .verb('check', 'look for mistakes in a folder of catalog files; needs no shop')
    .argument('<folder>', 'folder of YAML files; - reads one from standard input')
    .option('--empty', 'files without a product are no mistake')
    .examples(
      ['every mistake with its place and what is allowed', 'shop catalog check my-catalog'],
      ['for a script', "shop catalog check my-catalog --json 2>&1 | jq -r '.error.details.mistakes[].message'"],
    )
    .prints(ownForm('files[]'))
    .action(withoutShop(checkFolder));
  catalog
    .verb(
      'import',
      'show what a folder of YAML files would change of what is sold, and change it (operators; env OPERATOR_TOKEN)',
    )
    .argument('<folder>', 'folder of YAML files; - reads one from standard input')
    .option('--yes', 'make the change; without it the difference is shown and nothing is changed')
    .option('--onto <version>', 'only while this version is sold, so that no other change is lost', quantityArgument)
    .option('--empty', 'take everything off sale: without it, files without a product are refused')
    .option('--days-from <day>', 'count numbers of days from this day, YYYY-MM-DD, instead of today', dayArgument)
    .examples(
      ['see the difference', 'shop catalog import my-catalog'],
      ['make the change that was seen', 'shop catalog import my-catalog --yes --onto 3'],
      ['into a data folder without a server', 'shop catalog import my-catalog --yes --on .data'],
    )
    .prints(callForm('importCatalog'))
    .action(asOperator(importCatalog));
  catalog
    .verb('export', 'write what is sold to a new folder of YAML files (operators; env OPERATOR_TOKEN)')
    .argument('<folder>', 'folder to make; one with something in it is left alone')
    .option('--of <version>', 'a version of before, a number of: shop catalog versions', quantityArgument)
    .examples(
      ['of a running shop', 'shop catalog export my-catalog'],
      ['of a data folder without a server', 'shop catalog export my-catalog --on .data'],
      ['what was sold before the last import', 'shop catalog export before --of 3 --on .data'],
    )
    .prints(ownForm('folder files[] countFrom?'))
    .action(asOperator(exportCatalog));
  catalog
    .verb('versions', 'print the versions of the catalog that are kept, with the orders made under each (operators)')
    .examples(['of a data folder without a server', 'shop catalog versions --on .data'])
    .prints(callForm('listVersions'))
    .action(asOperator(listVersions));
  catalog
    .verb('schema', 'print the JSON Schema of a catalog file, for editors')
    .examples(['beside your files', 'shop catalog schema --json > my-catalog/catalog.schema.json'])
    .prints(standardForm('a JSON Schema'))
    .action(withoutShop(async ({ access }) => ok(jsonAnswer((await access.catalogFolders()).schema()))));
};
