import type { Command } from 'commander';
import { ok } from 'neverthrow';
import type { Choose } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { schemaAnswer } from '../schema-answer.ts';

export const addSchemaCommand = (catalog: Command, choose: Choose): void => {
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
