import { randomBytes } from 'node:crypto';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import type { CommandName, CommandOf, SellerCommand } from '@shop/core/seller/commands';
import { actorOf, staffOf } from '@shop/core/seller/log/actor-of';
import { loggedCommand } from '@shop/core/seller/log/log-command';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { type OrderEvent, orderEvents } from '@shop/core/seller/log/order-events';
import { readOfOthers } from '@shop/core/seller/log/read-of-others';
import { codesOf } from '@shop/core/seller/places/code-ledger';
import { placesOf } from '@shop/core/seller/places/ledger';
import type { SellerStore, SellerTx } from '../seller-store.ts';
import { cartCommands } from './cart-commands.ts';
import { orderCommands } from './order-commands.ts';
import type { Command, Logged, Outcome, RunCommand } from './outcome.ts';
import { paymentCommands } from './payment-commands.ts';
import { type RecordedReads, recordReads } from './record-reads.ts';

const commands: { readonly [Name in CommandName]: Command<Name> } = {
  ...cartCommands,
  ...paymentCommands,
  ...orderCommands,
};

const thisProcess = randomBytes(4).toString('hex');
let commandsSoFar = 0;

/** Returns a unique id for a command. Ids of one process are in ascending order. */
export const newCommandId = (): string => {
  commandsSoFar += 1;
  return `${thisProcess} ${String(commandsSoFar).padStart(12, '0')}`;
};

/** Commands that are logged even without facts: the data they read and their answer matter, and removing a code that
 *  the cart lacks changes its version. */
const alwaysLogged: ReadonlySet<CommandName> = new Set([
  'applyPromoCode',
  'beginCheckout',
  'saveCustomer',
  'startPayment',
]);

/** Returns the client that opened the cart, which owns it. */
const ownerOf = (command: SellerCommand, { facts }: Logged): string | undefined =>
  'intent' in command && facts.some(({ what }) => what === 'cartOpened') ? command.intent.clientDigest : undefined;

const cartOf = (command: SellerCommand, { cart }: RecordedReads, { facts }: Logged): CartId | undefined =>
  'newCartId' in command && facts.some(({ what }) => what === 'cartOpened') ? command.newCartId : cart?.cartId;

const revisionOf = ({ cart, written }: RecordedReads): LogRow['revision'] => {
  if (written !== undefined) return { from: written - 1, to: written };
  return cart && { from: cart.revision, to: cart.revision };
};

/** Returns the log row of a command. `undefined` when it has nothing to log, or no cart. */
const rowOf = (
  id: string,
  command: SellerCommand,
  { at: { now } }: Pick<SellerTx, 'at'>,
  reads: RecordedReads,
  logged: Logged,
): LogRow | undefined => {
  const request = loggedCommand(command, reads);
  const cartId = cartOf(command, reads, logged);
  if (request === undefined || cartId === undefined) return undefined;
  const { cart, catalog, places = placesOf(new Map()), codes = codesOf(new Map()), isBuyerStored } = reads;
  return {
    id,
    at: now,
    cartId,
    owner: ownerOf(command, logged),
    by: actorOf(command),
    staff: staffOf(command),
    request,
    revision: revisionOf(reads),
    read: catalog && { ...readOfOthers({ cart, places, codes, catalog }, now), isBuyerStored },
    catalogVersion: catalog?.version,
    ...logged,
  };
};

/** Widens a command of one name to the union of all commands. */
function anyCommand<Name extends CommandName>(command: CommandOf<Name>): SellerCommand;
function anyCommand(command: SellerCommand): SellerCommand {
  return command;
}

/** Widens the outcome of a command of one name to that of any command. */
function anyOutcome<Name extends CommandName>(outcome: Outcome<Name>): Outcome<CommandName>;
function anyOutcome(outcome: Outcome<CommandName>): Outcome<CommandName> {
  return outcome;
}

/** Returns the events of a command that is done. */
const eventsOf = (command: SellerCommand, { logged, after }: Outcome<CommandName>): readonly OrderEvent[] =>
  orderEvents(logged.facts, after !== undefined && 'orders' in after ? after.orders : new Map(), actorOf(command));

/** Receives the changes of orders, after they are stored. */
export type OnOrderEvent = (event: OrderEvent) => void;

/** Receives the rows of refused commands, which changed nothing. */
export type OnRefusal = (row: LogRow, refusal: ShopError) => void;

/** Returns a function that runs each command in a transaction of a store, with its row of the log. */
export const commandRunner =
  (
    store: Pick<SellerStore, 'transaction'>,
    onRefusal: OnRefusal = () => undefined,
    onOrderEvent: OnOrderEvent = () => undefined,
  ): RunCommand =>
  <Name extends CommandName>(command: CommandOf<Name>) => {
    const plain = anyCommand(command);
    const name: Name = command.type;
    const id = newCommandId();
    let refused: { readonly row: LogRow; readonly refusal: ShopError } | undefined;
    return store
      .transaction({ command: name, id }, async (tx) => {
        refused = undefined;
        const { tx: recorder, reads } = recordReads(tx);
        const outcome = await commands[name](recorder, command);
        if (outcome.isErr()) {
          const refusal: ShopError = outcome.error;
          const row = rowOf(id, plain, tx, reads, { facts: [], refusal });
          refused = row && { row, refusal };
          return outcome;
        }
        const { logged } = outcome.value;
        if (logged.facts.length === 0 && !alwaysLogged.has(name)) return outcome;
        const row = rowOf(id, plain, tx, reads, logged);
        if (row !== undefined) await tx.addToLog(row);
        return outcome;
      })
      .andTee((outcome) => eventsOf(plain, anyOutcome(outcome)).forEach(onOrderEvent))
      .mapErr((error) => {
        if (refused !== undefined && refused.refusal === error) onRefusal(refused.row, refused.refusal);
        return error;
      });
  };
