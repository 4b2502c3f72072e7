import type { OutputConfiguration } from 'commander';
import cli from '../package.json' with { type: 'json' };
import type { Act } from './acts/act.ts';
import { ShopCommand } from './acts/shop-command.ts';
import { addGlobalOptions } from './arguments/global-options.ts';
import { addBooksCommands } from './books/books.ts';
import { addCompletionCommands } from './completion/completion.ts';
import { addDoctorCommand } from './doctor/doctor.ts';
import { exitCodeMeanings } from './failures/exit-codes.ts';
import { addDocumentCommands } from './help/docs.ts';
import { addHelpCommands } from './help/help.ts';
import { addNewCommand } from './new/new.ts';
import { addRunCommand } from './scenario/run-command.ts';
import { addServeCommand } from './serve/serve.ts';

/** The module of a noun. */
type Noun = { addVerbs(noun: ShopCommand): void };

/** The nouns of the command line. Their verbs are loaded on demand, so that the help of the program is fast. */
const nouns: readonly (readonly [name: string, description: string, load: () => Promise<Noun>])[] = [
  ['catalog', 'what is sold, for which days, at what price', () => import('./catalog/catalog.ts')],
  ['cart', 'what the visitor is about to buy; kept between commands by --jar', () => import('./cart/cart.ts')],
  ['checkout', 'from the cart to the paid order', () => import('./checkout/checkout.ts')],
  ['order', 'orders, with their history and their tickets', () => import('./order/order.ts')],
  ['capacity', 'places sold, being paid and held now (operators)', () => import('./capacity/capacity.ts')],
  ['payments', 'payments that a person has to look at (operators)', () => import('./payments/payments.ts')],
  ['person', 'personal data: print and erase (operators)', () => import('./person/person.ts')],
  ['db', 'where a shop keeps what it sells (operators)', () => import('./db/db.ts')],
  ['ticket', 'tickets at the door', () => import('./ticket/ticket.ts')],
  ['member', 'who is logged in', () => import('./member/member.ts')],
  [
    'trace',
    'recorded calls and logs of carts: files of --record, and support codes of a browser; needs no shop',
    () => import('./trace/trace.ts'),
  ],
  [
    'levers',
    'files of what goes wrong on purpose, for --levers, servers and scenarios; needs no shop',
    () => import('./levers/levers.ts'),
  ],
  ['price', 'how prices come about, and the laws that hold for them; needs no shop', () => import('./price/price.ts')],
  ['content', 'pages, words and addresses in five languages', () => import('./content/content.ts')],
];

/** Returns the whole command line. Parsing it only chooses an act. Unused nouns are listed without verbs. */
export const makeProgram = async (
  choose: (act: Act) => void,
  output: OutputConfiguration,
  isWanted: (noun: string) => boolean = () => true,
): Promise<ShopCommand> => {
  const program = new ShopCommand('shop', choose)
    .description('The ticket shop of a thermal spa, from the command line.')
    .exitOverride()
    .configureOutput(output)
    .helpCommand(false)
    .version(cli.version);
  addGlobalOptions(program);
  addServeCommand(program);
  addNewCommand(program);
  for (const [name, description, load] of nouns) {
    const noun = program.verb(name, description);
    if (isWanted(name)) (await load()).addVerbs(noun);
  }
  addBooksCommands(program);
  addDoctorCommand(program);
  addRunCommand(program);
  addDocumentCommands(program);
  addCompletionCommands(program);
  addHelpCommands(program);
  return program
    .examples(
      ['look around', 'shop catalog list'],
      ['prices and places of a day', 'shop catalog quote termalija --date tomorrow'],
      [
        'two adults and a child',
        'shop cart add-ticket termalija --lang sl --date tomorrow --ticket "Dnevna/Odrasli=2" --ticket "Dnevna/Otroci=1"',
      ],
      ['how each price came about', 'shop cart explain'],
      [
        'who buys',
        'shop checkout save --first-name Ana --last-name Novak --email ana@example.com --address "Cesta 1" --post-code 1000 --city Ljubljana --country SI --phone "+386 40 123 456"',
      ],
      ['pay with a test card', 'shop checkout pay --card 4111111111111111'],
    )
    .ending(
      'Exit codes:',
      Object.entries(exitCodeMeanings).map(([code, meaning]) => `  ${code}  ${meaning}`),
    );
};
