import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { RunCommand } from '@shop/adapters/seller/commands/outcome';
import { dueContract, sendMailsOnce } from '@shop/adapters/store/testing/due.contract';
import { mailsIn, sell } from '@shop/adapters/store/testing/sell-orders';
import { minutes } from '@shop/core/dates/instant';
import type { MailPort } from '@shop/core/ports/mail-port';
import { okAsync } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { openRigOnPostgres } from './postgres-worlds.ts';

dueContract(openRigOnPostgres);

/** A mail server that accepts every mail, and the ids of these mails. */
const goodPlace = () => {
  const ids: string[] = [];
  const send: MailPort['send'] = ({ id }) => {
    ids.push(id);
    return okAsync();
  };
  return { ids, port: { delivery: 'sent', send } as const };
};

test('concurrent hosts share the due mails: each mail is taken once, and no host waits in vain', async () => {
  const rig = await openRigOnPostgres();
  await sell(rig, 9);
  const { ids, port } = goodPlace();
  let takes = 0;
  const store: typeof rig.store = {
    ...rig.store,
    dueMails: { ...rig.store.dueMails, due: (most) => rig.store.dueMails.due(Math.min(most, 3)) },
  };
  const run: RunCommand = (command) => {
    if (command.type === 'takeMail') takes += 1;
    return rig.run(command);
  };
  await Promise.all([1, 2, 3].map(() => sendMailsOnce({ store, run, port })));
  expect([ids.length, new Set(ids).size, takes]).toEqual([9, 9, 9]);
});

/** Starts a host as a process of its own. Returns the ids of the mails that it is sending. */
const senderOf = async (url: string, now: number, mails: number) => {
  const program = fileURLToPath(import.meta.resolve('@shop/adapters/store/testing/test-sender'));
  const child = spawn(process.execPath, [program, url, String(now)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ids: string[] = [];
  for await (const id of createInterface({ input: child.stdout })) if (ids.push(id) === mails) break;
  return { child, ids };
};

test('sends the leased mails of a killed host after five minutes, with the same ids', async () => {
  const rig = await openRigOnPostgres();
  await sell(rig, 10);
  const { child, ids: begun } = await senderOf(rig.url, rig.time.clock.now(), 8);
  const { ids, port } = goodPlace();
  const next = () => sendMailsOnce({ store: rig.store, run: rig.run, port });
  // Another host may send the two that were not leased at once.
  expect(await next()).toBe(2);
  child.kill('SIGKILL');
  await once(child, 'close');
  rig.time.move(minutes(5) - 1);
  expect(await next()).toBe(0);
  rig.time.move(1);
  expect(await next()).toBe(8);
  expect(ids.slice(2).toSorted()).toEqual(begun.toSorted());
  expect((await mailsIn(rig)).map(({ tries }) => tries)).toEqual(ids.map(() => 1));
});
