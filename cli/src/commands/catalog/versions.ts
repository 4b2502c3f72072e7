import { instantText } from '@shop/core/dates/instant';
import type { CatalogVersion } from '@shop/core/ports/catalog-port';
import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, OperatorSession } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import type { Failure } from '../../failures/failure.ts';
import { operatorFailure } from '../../failures/operator-failure.ts';
import type { Column } from '../../text/line.ts';
import { table } from '../../text/table.ts';

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

export const addVersionsCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('versions')
    .description('print the versions of the catalog that are kept, with the orders made under each (operators)')
    .addHelpText('after', examples([['of a data folder without a server', 'shop catalog versions --on .data']]))
    .action(() => choose({ needs: 'operator', makesShop: true, run: listVersions }));
};
