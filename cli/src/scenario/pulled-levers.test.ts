import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runScenarios } from '../testing/run-scenarios.ts';

const run = (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-scenarios-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'visit.yaml'), text);
  return runScenarios(['visit.yaml'], { folder });
};

const visit = (levers: string, steps: string) => `name: A bad day
world:
  at: 2027-01-15T09:00:00Z
  levers:
    - ${levers}
steps:
  - ticket: termalija
    day: 2027-01-20
    tickets: { termalija-day-adult: 1 }
${steps}`;

const again = (more: string) => `  - ticket: termalija
    day: 2027-01-20
    tickets: { termalija-day-adult: 1 }
    ${more}
`;

it('a code comes when a call is asked for the second time, whoever the visitor is', async () => {
  const lever = '{ call: addTicket, asked: 2, refuse: Shop.Cart.TooManyPersons, details: { max: 20 } }';
  const steps = `${again('refused: Shop.Cart.TooManyPersons')}${again('expect: { count: 2 }')}`;
  expect(await run(visit(lever, steps))).toMatchObject({ exitCode: 0, stderr: '' });
});

it('a day is sold out between two steps', async () => {
  const lever = '{ call: applyPromoCode, soldOut: { product: termalija, day: 2027-01-20 } }';
  const steps = `  - promo: DOBRODOSLI10\n${again('refused: Shop.AddTicketToCart.CapacityFull')}`;
  expect(await run(visit(lever, steps))).toMatchObject({ exitCode: 0, stderr: '' });
});

it('a notification that never comes keeps nobody from the order that was paid', async () => {
  const steps = '  - guest: {}\n  - pay: { card: paid }\n    expect: { order: { status: completed } }\n';
  expect(await run(visit('{ notification: never }', steps))).toMatchObject({ exitCode: 0, stderr: '' });
});

it('a lever that cannot be meant is told at its place', async () => {
  const { exitCode, stderr } = await run(visit('{ call: addTicket, refuse: Full }', ''));
  expect(exitCode).toBe(3);
  expect(stderr).toContain('visit.yaml:5:34: refuse must be a code that addTicket can answer');
});
