import { expect, it } from 'vitest';
import { smtpMail } from './smtp-mail.ts';
import { aMail } from './testing/a-mail.ts';
import { mailServer } from './testing/mail-server.ts';

it('a mail server receives eight mails at a time, and the others when one of them is delivered', async () => {
  const answered = Promise.withResolvers<void>();
  const server = await mailServer({ beforeAnswer: () => answered.promise });
  const { send } = smtpMail({
    server: { host: '127.0.0.1', port: server.port, secure: false },
    from: { name: 'Terme Lunaria', address: 'shop@terme.example' },
    onTrouble: () => undefined,
  });
  const never = new Promise(() => undefined);
  const sent = Array.from({ length: 12 }, (_none, at) => send(aMail({ id: `mail${at}` }), never));
  await expect.poll(() => server.arrived.length).toBeGreaterThanOrEqual(8);
  expect(server.arrived).toHaveLength(8);
  answered.resolve();
  for (const one of sent) expect((await one).isOk()).toBe(true);
  expect(server.arrived).toHaveLength(12);
});
