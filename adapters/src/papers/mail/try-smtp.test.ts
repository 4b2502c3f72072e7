import { expect, it } from 'vitest';
import { mailServer } from './testing/mail-server.ts';
import { trySmtp } from './try-smtp.ts';

it('a mail server is tried with the log-in of the settings, and gets no mail', async () => {
  const login = { user: 'shop', password: 'right-password' };
  const server = await mailServer({ login });
  const at = { host: '127.0.0.1', port: server.port, secure: false };
  expect(await trySmtp({ ...at, credential: login })).toBe('accepted');
  expect(await trySmtp({ ...at, credential: { ...login, password: 'wrong' } })).toBe('refused');
  await server.close();
  expect(await trySmtp(at)).toBe('silent');
  expect(server.arrived).toEqual([]);
});
