import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { serverCertificate } from '@shop/adapters/store/testing/server-certificate';
import { postgresPrograms } from '../../../.ci/postgres.mjs';

type User = { readonly uid: number; readonly gid: number };

const idOf = (flag: string, name: string): number =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/** Returns another user when this process is root, which PostgreSQL does not accept. */
const otherUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // The user does not exist on this machine.
    }
  }
  throw new Error('no user but root to run PostgreSQL as');
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const isReady = (url: string): Promise<boolean> =>
  asKeeper(url, 'select 1').then(
    () => true,
    () => false,
  );

export type PostgresServer = {
  /** The address of its database, as superuser. */
  readonly url: string;
  /** Kills the server. Returns a function that starts it again on its data. */
  goAway(): Promise<() => Promise<void>>;
  /** Kills the server and starts it again. */
  crash(): Promise<void>;
  /** Kills the server and starts it as a standby of a server that does not exist, until it is promoted. */
  crashIntoStandby(): Promise<void>;
  /** The file with its self-signed certificate. */
  readonly certificate: string;
  stop(): Promise<void>;
};

/** Authentication: no password, except for the role `guarded`. */
const doors = 'host all guarded 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n';

/** Settings: no waiting for the disk, which no test needs, and enough connections for the hosts of all tests. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'max_connections=200',
  'log_min_messages=panic',
  'ssl=on',
  // A client whose log-in failed has to close the connection itself; the server does not do it for ten minutes.
  'authentication_timeout=600',
];

/** Starts PostgreSQL of this machine on a free loopback port, with a temporary folder. */
export const startPostgres = async (more: readonly string[] = []): Promise<PostgresServer> => {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('there is no PostgreSQL here');
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const own = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const initArguments = ['-D', data, '-A', 'trust', '-U', 'shop', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initArguments, { ...own, stdio: 'ignore' });
  const certificate = join(data, 'server.crt');
  const { key, signed } = serverCertificate();
  for (const [file, text] of [
    [certificate, signed],
    [join(data, 'server.key'), key],
    [join(data, 'pg_hba.conf'), doors],
  ] as const) {
    writeFileSync(file, text, { mode: 0o600 });
    if (user !== undefined) chownSync(file, user.uid, user.gid);
  }
  const port = await freePort();
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;

  const start = async (): Promise<ChildProcess> => {
    const settingArguments = [...settings, ...more].flatMap((setting) => ['-c', setting]);
    const where = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
    const server = spawn(join(programs, 'postgres'), [...where, ...settingArguments], { ...own, stdio: 'ignore' });
    for (let tries = 0; !(await isReady(url)); tries += 1) {
      if (tries > 600 || server.exitCode !== null) throw new Error('PostgreSQL does not start');
      await pause(50);
    }
    return server;
  };

  let running = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  const onExit = (): void => void running.kill('SIGQUIT');
  process.once('exit', onExit);

  const goAway = async (): Promise<() => Promise<void>> => {
    await end('SIGQUIT');
    return async () => {
      running = await start();
    };
  };
  return {
    url,
    certificate,
    goAway,
    crash: async () => (await goAway())(),
    crashIntoStandby: async () => {
      const comeBack = await goAway();
      writeFileSync(join(data, 'standby.signal'), '');
      await comeBack();
    },
    stop: async () => {
      process.off('exit', onExit);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
