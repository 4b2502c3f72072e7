import type { CatalogMistakes, CatalogMoved, NoSuchVersion, OperatorFailure } from '@shop/core/ports/catalog-port';
import { type Failure, shopFailure } from './failure.ts';

/** Why an operator's command was refused. `folder` is the one that was typed. */
export const operatorFailure = (
  refusal: CatalogMistakes | CatalogMoved | NoSuchVersion | OperatorFailure,
  folder: string,
): Failure => {
  switch (refusal.kind) {
    case 'mistakes':
      return { type: 'mistakes', of: 'catalog', folder, mistakes: refusal.mistakes };
    case 'moved':
      return {
        type: 'operator',
        code: 'Catalog.Moved',
        message: `somebody else changed what is sold: it is version ${refusal.version} now; nothing was changed`,
        hints: [`see the difference again with: shop catalog import ${folder}`],
      };
    case 'noSuchVersion':
      return {
        type: 'operator',
        code: 'Catalog.NoSuchVersion',
        message: 'that version is not kept',
        hints: [`kept are: ${refusal.kept.join(', ')}`],
      };
    case 'notAllowed':
      return {
        type: 'operator',
        code: 'Operator.NotAllowed',
        message: 'the shop does not take this operator token',
        hints: [
          'start the server and this command with the same OPERATOR_TOKEN; a server without one takes no operators',
          'after ten wrong tokens in a minute the right one is refused too, until the minute is over',
        ],
      };
    case 'unreachable':
      return shopFailure(refusal);
  }
};
