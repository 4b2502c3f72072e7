import { factNames } from '@shop/core/checkout/fact';
import type { CommandName } from '@shop/core/seller/commands';
import { expect, test } from 'vitest';
import { loggedCommands } from './expect-replayed.ts';
import { expectWalks } from './expect-walks.ts';
import { everyEnd } from './walk-laws.ts';
import { walkRuns } from './walk-runs.ts';
import { memoryWorld, sqlWorld } from './walk-worlds.ts';

/** Units: milliseconds. */
const longest = 3_600_000;

const commands: Readonly<Record<CommandName, 'changes'>> = {
  addTicket: 'changes',
  addGiftCard: 'changes',
  addUpsell: 'changes',
  changeQuantity: 'changes',
  removeLine: 'changes',
  extendHold: 'changes',
  applyPromoCode: 'changes',
  beginCheckout: 'changes',
  saveCustomer: 'changes',
  startPayment: 'changes',
  keepSession: 'changes',
  giveUpOpening: 'changes',
  postponeQuery: 'changes',
  settle: 'changes',
  noteCurrency: 'changes',
  noteStray: 'changes',
  cancelOrder: 'changes',
  cancelByOffice: 'changes',
  admitTicket: 'changes',
  takeBack: 'changes',
  takeMail: 'changes',
  noteMail: 'changes',
  resendMail: 'changes',
  forgetCart: 'changes',
  forgetBuyer: 'changes',
};

test(
  'a random walk with concurrent visitors sells no place twice, uses no code too often, takes the total that was shown, ends with one order for each capture, and its log decides the same again (R-SAFE-1, R-SAFE-4, R-SAFE-5, R-SAFE-15)',
  async () => {
    const reached = await expectWalks(walkRuns('memory', 100), async () => [await memoryWorld()]);
    expect([...reached]).toEqual(
      expect.arrayContaining([...everyEnd, ...loggedCommands.map((command) => `replay of ${command}`)]),
    );
  },
  longest,
);

test(
  'memory and SQLite return equal answers and store equal records in a random walk, in every total, counter and record (R-SAFE-14)',
  async () => {
    const changed = new Set<string>();
    const onChange = (command: CommandName): void => void changed.add(command);
    const reached = await expectWalks(walkRuns('memory and SQLite', 30, 1 / 4), async () => [
      await memoryWorld(onChange),
      await sqlWorld(),
    ]);
    expect([...changed].sort()).toEqual(Object.keys(commands).sort());
    expect([...reached]).toEqual(expect.arrayContaining([...everyEnd, ...factNames]));
  },
  longest,
);
