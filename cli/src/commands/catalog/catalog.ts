import type { Command } from 'commander';
import type { Choose } from '../../session.ts';
import { addBestCommand } from './best.ts';
import { addCategoriesCommand } from './categories.ts';
import { addListCommand } from './list.ts';
import { addQuoteCommand } from './quote.ts';
import { addShowCommand } from './show.ts';

export const addCatalogCommands = (program: Command, choose: Choose): void => {
  const catalog = program.command('catalog').description('what is sold, for which days, at what price');
  addListCommand(catalog, choose);
  addShowCommand(catalog, choose);
  addQuoteCommand(catalog, choose);
  addBestCommand(catalog, choose);
  addCategoriesCommand(catalog, choose);
};
