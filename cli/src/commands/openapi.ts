import type { Command } from 'commander';
import { ResultAsync } from 'neverthrow';
import type { BareSession, Choose } from '../acts/session.ts';
import { examples } from '../arguments/help-examples.ts';
import type { Failure } from '../failures/failure.ts';
import type { Answer } from '../terminal/answer.ts';
import { line } from '../text/line.ts';
import { neutralJson } from '../text/neutral-text.ts';

const printOpenApi = ({ access }: BareSession): ResultAsync<Answer, Failure> =>
  ResultAsync.fromSafePromise<unknown, Failure>(access.openApi()).map((document) => ({
    data: document,
    lines: () =>
      neutralJson(document, 2)
        .split('\n')
        .map((text) => line(text)),
  }));

export const addOpenApiCommand = (program: Command, choose: Choose): void => {
  program
    .command('openapi')
    .description('print the OpenAPI document of all calls')
    .addHelpText('after', examples([['the calls', "shop openapi | jq '.paths | keys'"]]))
    .action(() => choose({ needs: 'nothing', run: printOpenApi }));
};
