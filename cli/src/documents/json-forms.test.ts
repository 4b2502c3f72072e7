import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { composed } from '../compose/root.ts';
import { ana } from '../testing/ana.ts';
import { commandOf } from '../testing/field-check.ts';
import { folderWithShop } from '../testing/folder-with-shop.ts';
import { shippedScenarios } from '../testing/run-scenarios.ts';
import { runShop } from '../testing/run-shop.ts';
import { atTestStart } from '../testing/shop-process.ts';
import type { JsonForm } from './json-form.ts';

type Described = { readonly command: string; readonly json: readonly JsonForm[] };

it('every command prints with --json the fields of its help', { timeout: 120_000 }, async () => {
  const folder = await folderWithShop();
  const commands = new Set<string>();
  /** Runs a command; `runShop` compares the printed document with the fields in its help. */
  const run = (...argv: readonly string[]) =>
    runShop(
      [...argv, '--json', '--lang', 'sl', ...atTestStart],
      { access: composed },
      { folder, env: { SHOP_ON: 'data' } },
    );
  const step = async (...argv: readonly string[]) => {
    const { stdout, stderr } = await run(...argv);
    expect(stdout, `${argv.join(' ')}: ${stderr}`).not.toBe('');
    commands.add((await commandOf(argv)).name);
    return JSON.parse(stdout);
  };
  /** Runs the commands of a table, one per line, with words separated by blanks. */
  const steps = async (lines: string): Promise<void> => {
    for (const line of lines.trim().split('\n')) await step(...line.trim().split(' '));
  };

  await step('new', 'other');
  await steps(`
    catalog list
    catalog list --group giftVouchers
    catalog show termalija
    catalog show vrednostni-bon
    catalog calendar termalija
    catalog calendar termalija --compare-days +1 +2
    catalog quote termalija --date +2
    catalog best termalija --date +2 --adults 2 --children 2
    catalog categories
    catalog export files
    catalog check files
    catalog import files
    catalog versions
    catalog schema
    cart show
    cart explain
    cart check`);
  await steps(`
    cart add-ticket termalija --date +2 --ticket Dnevna/Odrasli=2 --record calls.jsonl
    cart set 1 3
    cart add-gift-card vrednostni-bon --amount 50
    cart add-upsell towel
    cart remove 3
    cart promo DOBRODOSLI10
    cart extend
    cart show
    cart explain
    cart check
    checkout countries
    checkout reserve-check`);
  expect(await run('cart', 'promo', 'no-code', '--record', 'calls.jsonl')).toMatchObject({ exitCode: 3, stdout: '' });
  await step('checkout', 'save', ...ana);
  await step('checkout', 'stop');
  const { ref, orderNumber, orderKey } = await step('checkout', 'pay', '--card', '4111111111111111');
  const { tickets } = await step('order', 'show', '--key', orderKey);
  await step('checkout', 'order', ref, '--record', 'calls.jsonl');
  const [{ code: ticket }, ...others] = tickets;
  const card = others.find(({ worth }: { worth?: number }) => worth !== undefined)?.code;
  writeFileSync(join(folder, 'door.txt'), `${ticket}\n${card} 1,00\nUNKNOWN\n`);
  await step('ticket', 'check', ticket);
  await step('ticket', 'check', card, '--amount', '12,50');
  await step('ticket', 'take-back', card, '--amount', '12,50');
  await step('ticket', 'admitted', 'door.txt');
  for (const argv of [['show'], ['explain'], ['replay'], ['resend']]) await step('order', ...argv, orderNumber);
  await step('order', 'show', orderNumber, '--personal');
  await step('order', 'list', '--visit', '+2');
  await step('order', 'find', 'novak');
  await step('sales');
  await step('visits', '--day', '+2');
  await step('order', 'pdf', '--key', orderKey, '--out', 'tickets.pdf');
  // An order in use cannot be canceled.
  await step('cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=1');
  await step('checkout', 'save', ...ana);
  const unused = await step('checkout', 'pay', '--card', '4111111111111111');
  await step('checkout', 'cancel', unused.cancelId);
  await step('order', 'cancel', orderNumber, '--used', '--reason', 'illness');
  writeFileSync(join(folder, 'levers.yaml'), 'levers:\n  - { call: loadCart, slow: 1 }\n');
  await step('run', join(shippedScenarios, 'nothing-chosen.yaml'), '--calls');
  await steps(`
    order attention
    capacity show termalija +2
    payments list
    payments settle 0123456789abcdef0123456789abcdef --as kept
    person show ana.novak@example.com
    person erase ana.novak@example.com
    person erase ana.novak@example.com --yes
    db check
    db backup shop.backup
    db restore shop.backup
    db upgrade
    member show
    member logout
    trace show calls.jsonl
    trace replay calls.jsonl
    levers check levers.yaml
    levers schema
    price explain --price 80 --discounted 72 --min-items 3 --quantity 5 --code 10%
    price fuzz --runs 2
    content doctor
    doctor
    content new my-site
    catalog new new-catalog
    run --schema
    docs
    openapi
    completion bash
    complete cart`);

  // Other tests run these: they need another database, or an account elsewhere.
  const elsewhere = ['shop db transfer', 'shop member login'];
  const { stdout } = await runShop(['docs', '--json']);
  const all: readonly Described[] = JSON.parse(stdout);
  const printing = all.filter(({ json }) => json.length > 0);
  expect(printing.map(({ command }) => command).filter((command) => !commands.has(command))).toEqual(elsewhere);
});
