import { Command, type OutputConfiguration } from 'commander';
import { addCartCommands } from './commands/cart/cart.ts';
import { addCatalogCommands } from './commands/catalog/catalog.ts';
import { addCheckoutCommands } from './commands/checkout/checkout.ts';
import { addCompletionCommands } from './commands/completion.ts';
import { addContentCommands } from './commands/content/content.ts';
import { addDocsCommand } from './commands/docs.ts';
import { addMemberCommands } from './commands/member/member.ts';
import { addOpenApiCommand } from './commands/openapi.ts';
import { addOrderCommands } from './commands/order/show.ts';
import { addPriceCommands } from './commands/price/price.ts';
import { addServeCommand } from './commands/serve.ts';
import { addTicketCommands } from './commands/ticket/check.ts';
import { addTraceCommands } from './commands/trace/trace.ts';
import { exitCodeMeanings } from './exit-codes.ts';
import { addGlobalOptions } from './global-options.ts';
import { examples } from './help-examples.ts';
import type { Choose } from './session.ts';

const exitCodeHelp = ['', 'Exit codes:']
  .concat(Object.entries(exitCodeMeanings).map(([code, meaning]) => `  ${code}  ${meaning}`))
  .join('\n');

const purchase = examples([
  ['look around', 'shop catalog list'],
  ['prices and places of a day', 'shop catalog quote termalija --date tomorrow'],
  [
    'two adults and a child',
    'shop cart add-ticket termalija --date tomorrow --ticket "Dnevna/Odrasli=2" --ticket "Dnevna/Otroci=1"',
  ],
  ['how each price came about', 'shop cart explain'],
  [
    'who buys',
    'shop checkout save --first-name Ana --last-name Novak --email ana@example.com --address "Cesta 1" --post-code 1000 --city Ljubljana --country SI --phone "+386 40 123 456"',
  ],
  ['pay with a test card', 'shop checkout pay --card 4111111111111111'],
]);

/** The whole command line. Its actions only choose what to do; whoever reads the arguments then does it. */
export const makeProgram = (choose: Choose, output: OutputConfiguration): Command => {
  const program = new Command('shop')
    .description('The ticket shop of a thermal spa, from the command line.')
    .exitOverride()
    .configureOutput(output)
    .configureHelp({ showGlobalOptions: true })
    .helpCommand(false)
    .version('0.1.0');
  addGlobalOptions(program);
  addServeCommand(program, choose);
  addCatalogCommands(program, choose);
  addCartCommands(program, choose);
  addCheckoutCommands(program, choose);
  addOrderCommands(program, choose);
  addTicketCommands(program, choose);
  addMemberCommands(program, choose);
  addTraceCommands(program, choose);
  addPriceCommands(program, choose);
  addContentCommands(program, choose);
  addOpenApiCommand(program, choose);
  addCompletionCommands(program, choose);
  addDocsCommand(program, choose);
  return program.addHelpText('after', `${purchase}\n${exitCodeHelp}`);
};
