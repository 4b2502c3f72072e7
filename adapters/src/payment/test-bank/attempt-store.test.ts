import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { instant, plusMilliseconds } from '@shop/core/dates/instant';
import { attemptId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { describe, expect, it, test } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { type AttemptStore, eraseAttempts, openAttempts } from './attempt-store.ts';
import type { PaymentRecord, RecordedState } from './payment-record.ts';
import { storedAttempts } from './testing/stored-attempts.ts';
import { aSession } from './testing/test-payments.ts';

const moment = instant(1_800_000_000_000);
const id = attemptId('a1');
const amount = cents(44_00);

const opened = (name = 'a1', token = `t-${name}`): PaymentRecord => ({
  eventId: 'e1',
  session: { ...aSession({ attemptId: attemptId(name), orderNumber: `no-${name}` }), token, expiresAt: moment },
  challenged: false,
  outcome: { state: 'open' },
  refunds: [],
});

const aFile = () => join(temporaryFolder(), 'deep', 'payments.db');
const open = (file: string): AttemptStore => openAttempts(file)._unsafeUnwrap();
const ends =
  (outcome: RecordedState) =>
  (record: PaymentRecord): PaymentRecord => ({ ...record, outcome });
const captured = ends({ state: 'captured', amount });

/** Starts a program that has the file open, and returns its output. */
const program = (script: string, ...args: readonly string[]) => {
  const module = JSON.stringify(join(import.meta.dirname, 'attempt-store.ts'));
  const text = `import { DatabaseSync, StatementSync } from 'node:sqlite';
    import { openAttempts } from ${module};
    const [file, ...rest] = process.argv.slice(1);
    ${script}`;
  return ['--input-type=module', '--no-warnings', '--eval', text, ...args];
};

describe('the file of attempts of the test bank', () => {
  it('has every attempt and its changes after a stop without a close', () => {
    const file = aFile();
    const store = open(file);
    store.add(opened(), moment)._unsafeUnwrap();
    store.change(id, moment, (record) => ({ ...record, eventId: 'e2', challenged: true }))._unsafeUnwrap();
    const expected = { ...opened(), eventId: 'e2', challenged: true };
    expect(open(file).find(id)._unsafeUnwrap()).toEqual(expected);
    expect(open(file).findPage('t-a1')._unsafeUnwrap()).toEqual(expected);
    expect(open(file).findPage('guess')._unsafeUnwrap()).toBeUndefined();
  });

  it.each<RecordedState>([
    { state: 'captured', amount },
    { state: 'declined' },
    { state: 'declined', why: 'notConfirmed' },
  ])('stores the outcome %j', (outcome) => {
    const file = aFile();
    const store = open(file);
    store.add(opened(), moment)._unsafeUnwrap();
    expect(store.change(id, moment, ends(outcome))._unsafeUnwrap()).toMatchObject({ outcome });
    expect(storedAttempts(file)).toMatchObject([{ outcome }]);
  });

  it('keeps the first session of an attempt that is added twice', () => {
    const store = open(aFile());
    store.add(opened(), moment)._unsafeUnwrap();
    store.add(opened('a1', 'second'), moment)._unsafeUnwrap();
    expect(store.find(id)._unsafeUnwrap()?.session.token).toBe('t-a1');
  });

  it('is readable for its owner alone, also if it was open to others', () => {
    const file = aFile();
    open(file).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    open(file).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(['nonsense\n', 'x'.repeat(8192)])(
    'is refused as damaged and left unchanged when it is not a database (%#)',
    (text) => {
      const file = join(temporaryFolder(), 'payments.db');
      writeFileSync(file, text);
      expect(openAttempts(file)._unsafeUnwrapErr()).toMatchObject({ kind: 'attemptsDamaged', file });
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it('refuses a row with a malformed outcome as damaged', () => {
    const file = aFile();
    const store = open(file);
    store.add(opened(), moment)._unsafeUnwrap();
    const beside = new DatabaseSync(file);
    beside.exec(`update attempts set outcome = '{"state":"captured"}'`);
    beside.close();
    expect(store.find(id)._unsafeUnwrapErr().kind).toBe('attemptsDamaged');
    expect(store.change(id, moment, captured)._unsafeUnwrapErr().kind).toBe('attemptsDamaged');
  });

  it('is refused as unusable below a file', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(openAttempts(join(folder, 'file', 'payments.db'))._unsafeUnwrapErr().kind).toBe('attemptsUnusable');
  });

  it('refuses a change that cannot be written, and has no part of it', () => {
    const file = aFile();
    const store = open(file);
    store.add(opened(), moment)._unsafeUnwrap();
    store.close();
    expect(store.change(id, moment, captured)._unsafeUnwrapErr().kind).toBe('attemptsUnusable');
    expect(storedAttempts(file)).toMatchObject([{ outcome: { state: 'open' } }]);
  });
});

test.each([
  [1, 'SIGKILL', 'open'],
  [2, 'SIGKILL', 'open'],
  [3, 'SIGKILL', 'open'],
  [4, 'SIGKILL', 'open'],
  [5, null, 'captured'],
])(
  'a program that is killed before statement %i of a change (%s) leaves the attempt %s and the file usable',
  (at, signal, state) => {
    const file = aFile();
    open(file).add(opened(), moment)._unsafeUnwrap();
    const script = `
    const store = openAttempts(file)._unsafeUnwrap();
    let left = Number(rest[0]);
    const count = (of, name) => {
      const real = of[name];
      of[name] = function (...given) {
        left -= 1;
        if (left === 0) process.kill(process.pid, 'SIGKILL');
        return real.apply(this, given);
      };
    };
    count(DatabaseSync.prototype, 'exec');
    count(StatementSync.prototype, 'get');
    count(StatementSync.prototype, 'run');
    const outcome = { state: 'captured', amount: 4400 };
    store.change('a1', 1, (record) => ({ ...record, outcome }))._unsafeUnwrap();`;
    const ran = spawnSync(process.execPath, program(script, file, String(at)), { encoding: 'utf8' });
    expect([ran.signal, ran.stderr]).toEqual([signal, '']);
    const store = open(file);
    expect(store.find(id)._unsafeUnwrap()).toMatchObject({ outcome: { state } });
    expect(store.change(id, moment, captured)._unsafeUnwrap()).toMatchObject({ outcome: { state: 'captured' } });
  },
);

test('each attempt is ended by one of three programs that end all of them at once', async () => {
  const file = aFile();
  const store = open(file);
  const names = Array.from({ length: 40 }, (_, number) => `a${number}`);
  for (const name of names) store.add(opened(name), moment)._unsafeUnwrap();
  const script = `
    const store = openAttempts(file)._unsafeUnwrap();
    process.stdin.once('data', () => {
      const ended = Array.from({ length: 40 }, (_, number) => 'a' + number).filter((name) => {
        let isOurs = false;
        store.change(name, 1, (record) => {
          isOurs = record.outcome.state === 'open';
          return isOurs ? { ...record, outcome: { state: 'canceled' } } : record;
        })._unsafeUnwrap();
        return isOurs;
      });
      process.stdout.write(ended.join(' '));
      process.exit();
    });
    process.stdout.write('ready ');`;
  const programs = [1, 2, 3].map(() => spawn(process.execPath, program(script, file)));
  const ends = programs.map((child) => once(child, 'close'));
  const texts = programs.map(() => '');
  const ready = programs.map(
    (child, place) =>
      new Promise<void>((resolve) =>
        child.stdout.on('data', (part: Buffer) => {
          texts[place] += part.toString();
          resolve();
        }),
      ),
  );
  await Promise.all(ready);
  for (const { stdin } of programs) stdin.write('go');
  await Promise.all(ends);
  const ended = texts.flatMap((text) => text.split(' ').filter((name) => /^a\d/.test(name)));
  expect(ended.toSorted()).toEqual(names.toSorted());
});

const states = ['open', 'captured', 'authorized', 'declined', 'canceled', 'expired', 'refunded'] as const;

const outcomeOf = (state: (typeof states)[number]): RecordedState =>
  state === 'captured' || state === 'authorized' || state === 'refunded' ? { state, amount } : { state };

const oneOfEach = () => {
  const file = aFile();
  const store = open(file);
  for (const state of states) {
    store.add(opened(state), moment)._unsafeUnwrap();
    store.change(attemptId(state), moment, ends(outcomeOf(state)))._unsafeUnwrap();
  }
  return { file, store, left: () => storedAttempts(file).map(({ outcome }) => outcome.state) };
};

test('attempts that ended before a moment are deleted, except for those that can be refunded', () => {
  const { store, left } = oneOfEach();
  store.deleteOver(moment)._unsafeUnwrap();
  expect(left()).toEqual(states);
  store.deleteOver(plusMilliseconds(moment, 1))._unsafeUnwrap();
  expect(left()).toEqual(['captured', 'authorized']);
});

describe('the attempts of an erased order', () => {
  it('are deleted while a payment page has the file open, and leave no bytes in it', () => {
    const { file, store, left } = oneOfEach();
    eraseAttempts(file, ['no-declined', 'no-other'])._unsafeUnwrap();
    expect(left()).toEqual(states.filter((state) => state !== 'declined'));
    expect(store.find(attemptId('declined'))._unsafeUnwrap()).toBeUndefined();
    expect(readFileSync(file, 'latin1')).not.toContain('no-declined');
  });

  it('need no file, and create none', () => {
    const file = aFile();
    eraseAttempts(file, ['no-declined'])._unsafeUnwrap();
    expect(existsSync(file)).toBe(false);
  });

  it('stay in a damaged file, which is reported', () => {
    const file = join(temporaryFolder(), 'payments.db');
    writeFileSync(file, 'nonsense\n');
    expect(eraseAttempts(file, ['no-declined'])._unsafeUnwrapErr()).toContain('is damaged');
  });
});
