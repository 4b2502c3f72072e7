import type { Command } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { line } from '../../text/line.ts';
import { table } from '../../text/table.ts';

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

export const addCategoriesCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('categories')
    .description('print the category tags of the gift cards')
    .addHelpText('after', examples([['in Italian', 'shop catalog categories --lang it']]))
    .action(() => choose({ needs: 'shop', run: listCategories }));
};
