import type { CommandName, CommandOf } from '@shop/core/seller/commands';
import type { SellerStore } from '../seller-store.ts';
import { cartCommands } from './cart-commands.ts';
import { orderCommands } from './order-commands.ts';
import type { Command, RunCommand } from './outcome.ts';

const commands: { readonly [Name in CommandName]: Command<Name> } = { ...cartCommands, ...orderCommands };

/** Commands that find their own effect, by a key, an event or an attempt, if they are repeated. */
const repeatable: ReadonlySet<CommandName> = new Set([
  'addTicket',
  'addGiftCard',
  'addUpsell',
  'keepSession',
  'giveUpOpening',
  'postponeQuery',
  'settle',
  'noteCurrency',
  'noteStray',
]);

/** Runs each command in a transaction of a store. */
export const commandRunner =
  (store: Pick<SellerStore, 'transaction'>): RunCommand =>
  <Name extends CommandName>(command: CommandOf<Name>) => {
    const name: Name = command.type;
    return store.transaction({ command: name, findsItsEffect: repeatable.has(name) }, (tx) =>
      commands[name](tx, command),
    );
  };
