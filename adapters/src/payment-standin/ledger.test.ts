import { appendFileSync, chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instant } from '@shop/core/dates/instant';
import { attemptId } from '@shop/core/ids';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { PaymentEvent } from './payment-records.ts';
import { aSession } from './testing/test-payments.ts';

const at = instant(1_800_000_000_000);
const opened: PaymentEvent = { type: 'opened', eventId: 'e1', at, token: 't1', expiresAt: at, ...aSession() };
const { attemptId: paid, amount } = aSession();
const captured: PaymentEvent = { type: 'captured', eventId: 'e2', at, attemptId: paid, amount };

const aFile = () => join(temporaryFolder(), 'deep', 'payments.jsonl');
const open = (file: string): Ledger => openLedger(file)._unsafeUnwrap();
const stateIn = (ledger: Ledger) => ledger.records.byAttempt.get(attemptId('a1'))?.outcome.state;

describe('the ledger', () => {
  it('has every event in the file as one line, and knows it again without having been closed', () => {
    const file = aFile();
    const ledger = open(file);
    ledger.append(opened)._unsafeUnwrap();
    ledger.append(captured)._unsafeUnwrap();

    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(opened)}\n${JSON.stringify(captured)}\n`);
    expect(stateIn(open(file))).toBe('captured');
  });

  it('is its owner’s alone, also one that was open to others', () => {
    const file = aFile();
    open(file).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    open(file).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('keeps why a payment was declined, and knows one of before that says none', () => {
    const declined: PaymentEvent = { type: 'declined', eventId: 'e2', at, attemptId: opened.attemptId };
    const outcomes = [declined, { ...declined, why: 'notConfirmed' as const }].map((event) => {
      const file = aFile();
      open(file);
      writeFileSync(file, `${JSON.stringify(opened)}\n${JSON.stringify(event)}\n`);
      return open(file).records.byAttempt.get(attemptId('a1'))?.outcome;
    });
    expect(outcomes).toEqual([{ state: 'declined' }, { state: 'declined', why: 'notConfirmed' }]);
  });

  it('cuts off a last line that a crash left unfinished, and goes on behind the whole ones', () => {
    const file = aFile();
    open(file).append(opened)._unsafeUnwrap();
    appendFileSync(file, JSON.stringify(captured).slice(0, 40));

    const ledger = open(file);
    expect(stateIn(ledger)).toBe('open');
    ledger.append(captured)._unsafeUnwrap();
    expect(stateIn(open(file))).toBe('captured');
  });

  it.each([
    ['a line that is not JSON', 'nonsense\n'],
    ['an event without its facts', '{"type":"captured","eventId":"x","at":1,"attemptId":"a1"}\n'],
    ['an event of an attempt that was never opened', `${JSON.stringify({ ...captured, attemptId: 'a9' })}\n`],
  ])('does not start over %s, and leaves the file alone', (_, line) => {
    const file = aFile();
    open(file).append(opened)._unsafeUnwrap();
    appendFileSync(file, line);
    const before = readFileSync(file, 'utf8');

    expect(openLedger(file)._unsafeUnwrapErr()).toEqual({ kind: 'ledgerDamaged', file, line: 2 });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('says why a file cannot be used', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(openLedger(join(folder, 'file', 'payments.jsonl'))._unsafeUnwrapErr().kind).toBe('ledgerUnusable');
  });

  it('enters nothing into the records that it could not write', () => {
    const ledger = open(aFile());
    ledger.close();
    expect(ledger.append(opened)._unsafeUnwrapErr().kind).toBe('ledgerUnusable');
    expect(ledger.records.byAttempt.size).toBe(0);
  });
});
