import { Command, type OutputConfiguration } from 'commander';
import type { Choose } from './acts/session.ts';
import { addGlobalOptions } from './arguments/global-options.ts';
import { examples } from './arguments/help-examples.ts';
import { addCompletionCommands } from './commands/completion.ts';
import { addDocsCommand } from './commands/docs.ts';
import { addOpenApiCommand } from './commands/openapi.ts';
import { addServeCommand } from './commands/serve.ts';
import { exitCodeMeanings } from './failures/exit-codes.ts';
import { addRunCommand } from './scenario/run-command.ts';

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

/** What commands are about. Their verbs are loaded when they are wanted: nobody who asks for help waits for all of them. */
type Noun = {
  readonly name: string;
  readonly description: string;
  readonly verbs: () => Promise<(noun: Command, choose: Choose) => void>;
};

const nouns: readonly Noun[] = [
  {
    name: 'catalog',
    description: 'what is sold, for which days, at what price',
    verbs: async () => (await import('./commands/catalog/catalog.ts')).addCatalogCommands,
  },
  {
    name: 'cart',
    description: 'what the visitor is about to buy; kept between commands by --jar',
    verbs: async () => (await import('./commands/cart/cart.ts')).addCartCommands,
  },
  {
    name: 'checkout',
    description: 'from the cart to the paid order',
    verbs: async () => (await import('./commands/checkout/checkout.ts')).addCheckoutCommands,
  },
  {
    name: 'order',
    description: 'orders, with their history and their tickets',
    verbs: async () => (await import('./commands/order/show.ts')).addOrderCommands,
  },
  {
    name: 'person',
    description: 'what is kept of somebody, and erasing it, in a data folder of your own (operators)',
    verbs: async () => (await import('./commands/person/person.ts')).addPersonCommands,
  },
  {
    name: 'db',
    description: 'where a shop keeps what it sells (operators)',
    verbs: async () => (await import('./commands/db/transfer.ts')).addDatabaseCommands,
  },
  {
    name: 'ticket',
    description: 'tickets at the door',
    verbs: async () => (await import('./commands/ticket/check.ts')).addTicketCommands,
  },
  {
    name: 'member',
    description: 'who is logged in',
    verbs: async () => (await import('./commands/member/member.ts')).addMemberCommands,
  },
  {
    name: 'trace',
    description: 'recorded calls: files of --record, and support codes of a browser; needs no shop',
    verbs: async () => (await import('./commands/trace/trace.ts')).addTraceCommands,
  },
  {
    name: 'levers',
    description: 'files of what goes wrong on purpose, for --levers, servers and scenarios; needs no shop',
    verbs: async () => (await import('./commands/levers/levers.ts')).addLeverCommands,
  },
  {
    name: 'price',
    description: 'how prices come about, and the laws that hold for them; needs no shop',
    verbs: async () => (await import('./commands/price/price.ts')).addPriceCommands,
  },
  {
    name: 'content',
    description: 'pages, words and addresses in five languages',
    verbs: async () => (await import('./commands/content/content.ts')).addContentCommands,
  },
];

/** The whole command line. Its actions only choose what to do; whoever reads the arguments then does it. Nouns
 *  that are not wanted are named, and have no verbs. */
export const makeProgram = async (
  choose: Choose,
  output: OutputConfiguration,
  isWanted: (noun: string) => boolean = () => true,
): Promise<Command> => {
  const program = new Command('shop')
    .description('The ticket shop of a thermal spa, from the command line.')
    .exitOverride()
    .configureOutput(output)
    .configureHelp({ showGlobalOptions: true })
    .helpCommand(false)
    .version('0.1.0');
  addGlobalOptions(program);
  addServeCommand(program, choose);
  for (const { name, description, verbs } of nouns) {
    const noun = program.command(name).description(description);
    if (isWanted(name)) (await verbs())(noun, choose);
  }
  addRunCommand(program, choose);
  addOpenApiCommand(program, choose);
  addCompletionCommands(program, choose);
  addDocsCommand(program, choose);
  return program.addHelpText('after', `${purchase}\n${exitCodeHelp}`);
};
