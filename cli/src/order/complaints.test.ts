import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { spelledTicketCode } from '@shop/core/text/ticket-code';
import { expect, it } from 'vitest';
import { composed } from '../compose/root.ts';
import { ana } from '../testing/ana.ts';
import { folderWithShop } from '../testing/folder-with-shop.ts';
import { runShop } from '../testing/run-shop.ts';

const manual = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

/** Returns the command lines of the manual's chapter about a complaint, without their comments. */
const commandsAbout = (complaint: string): readonly string[] => {
  const [, chapter = ''] = manual.split(`### "${complaint}"\n`);
  const [, block = ''] = chapter.split('```');
  return [...block.matchAll(/^shop (.*?) *(?:#.*)?$/gm)].map(([, typed = '']) => typed);
};

const card = ['--card', '4111111111111111'];
const soldOut = 'levers:\n  - { call: quoteTicket, soldOut: { product: termalija, day: +4 } }\n';

/** An order with a code in vain, a line that left the cart, a hold that ended, a day that was sold out and then not,
 *  and a refused code; and the order's own words for those of the manual. */
const aShop = async () => {
  const folder = await folderWithShop();
  const runAt = (minute: number, ...typed: readonly string[]) =>
    runShop(
      [...typed, '--lang', 'sl', '--at', instantText(plusMilliseconds(testStart, minutes(minute)))],
      { access: composed },
      { folder, env: { SHOP_ON: 'data' }, fetch, wait: async () => undefined },
    );
  const step = async (minute: number, ...typed: readonly string[]) => {
    const { exitCode, stdout, stderr } = await runAt(minute, ...typed, '--json');
    expect([exitCode, stderr], typed.join(' ')).toEqual([0, '']);
    return JSON.parse(stdout);
  };
  writeFileSync(join(folder, 'levers.yaml'), soldOut);
  await step(0, 'cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=2');
  await runAt(1, 'cart', 'promo', 'TISINA15');
  await step(2, 'cart', 'promo', 'DOBRODOSLI10');
  await step(3, 'cart', 'add-gift-card', 'bon-50-eur', '--quantity', '1');
  await step(4, 'cart', 'remove', '2');
  await step(5, 'catalog', 'quote', 'termalija', '--date', '+4', '--levers', 'levers.yaml');
  await step(25, 'cart', 'add-ticket', 'termalija', '--date', '+4', '--ticket', 'Dnevna/Odr=1');
  await step(26, 'checkout', 'save', ...ana);
  const { orderNumber, orderKey } = await step(27, 'checkout', 'pay', ...card);
  const { tickets } = await step(28, 'order', 'show', '--key', orderKey);
  await runAt(29, 'ticket', 'check', tickets[0].code);
  const own = (typed: string): string =>
    typed
      .replace('2027-000123', orderNumber)
      .replace('2027-03-01', '+4')
      .replace('7K3M-9QTX-2B4D-HJ8W', spelledTicketCode(tickets[0].code));
  return { runAt, step, own, number: orderNumber };
};

/** What the commands of each chapter have to print. */
const answers: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'I was charged 2 EUR too much': ['every figure is the same to the cent', /the provider has \d+,\d\d/],
  'My discount vanished': [
    'code TISINA15 was given and took nothing, refused: Ta koda za popust ne velja',
    'removed: 1 x Bon za 50 €: Za vso ponudbo',
    'promo code DOBRODOSLI10 taken',
  ],
  'It was sold out, and then it was not': [
    /refused: quoteTicket Termalija, \d{4}-\d\d-\d\d, .*places left: 0/,
    /hold ended at \d{4}.*: 2 x Termalija/,
  ],
  'I never got a mail': ['ana@example.com', 'mail about completed put into the outbox', /^(queued|waiting) /m],
  'The code was refused at the door': ['ticket 1 refused at the door: it is for another day'],
  'The refund did not come': [/the office cancels it, \d+,\d\d.€ to refund: illness/, 'payment 1: to be refunded'],
};

it('the commands of the manual answer each complaint of a customer', { timeout: 120_000 }, async () => {
  const { runAt, step, own, number } = await aShop();
  for (const [complaint, parts] of Object.entries(answers)) {
    if (complaint === 'The refund did not come') await step(41, 'order', 'cancel', number, '--reason', 'illness');
    const commands = commandsAbout(complaint);
    expect(commands.length, complaint).toBeGreaterThan(1);
    let printed = '';
    for (const typed of commands) {
      const { exitCode, stdout, stderr } = await runAt(42, ...own(typed).split(' '));
      expect([exitCode, stderr], typed).toEqual([0, '']);
      printed += stdout;
    }
    for (const part of parts) expect(printed, complaint).toMatch(part);
  }
});

it('the test above knows each complaint of the manual', () => {
  const [, chapter = ''] = manual.split('## A customer says ...\n');
  const [own = ''] = chapter.split('\n## ');
  expect([...own.matchAll(/^### "(.*)"$/gm)].map(([, complaint]) => complaint)).toEqual(Object.keys(answers));
});
