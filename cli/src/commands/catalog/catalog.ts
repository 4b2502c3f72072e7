import type { Command } from 'commander';
import type { Choose } from '../../acts/session.ts';
import { addBestCommand } from './best.ts';
import { addCalendarCommand } from './calendar.ts';
import { addCategoriesCommand } from './categories.ts';
import { addCheckCommand } from './check.ts';
import { addExportCommand } from './export.ts';
import { addImportCommand } from './import.ts';
import { addListCommand } from './list.ts';
import { addQuoteCommand } from './quote.ts';
import { addSchemaCommand } from './schema.ts';
import { addShowCommand } from './show.ts';
import { addVersionsCommand } from './versions.ts';

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
