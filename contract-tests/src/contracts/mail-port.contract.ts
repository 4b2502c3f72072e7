import { aMail } from '@shop/adapters/papers/mail/testing/a-mail';
import type { MailPort, OutgoingMail } from '@shop/core/ports/mail-port';
import type { Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';

/** A mail server, and the mails that it received, in order. */
export type MailWorld = { readonly port: MailPort; arrived(): Promise<readonly Email[]> };

/** The contract of every MailPort. */
export const mailPortContract = (name: string, open: () => Promise<MailWorld>): void => {
  const sent = async (...mails: readonly OutgoingMail[]): Promise<readonly Email[]> => {
    const { port, arrived } = await open();
    for (const mail of mails) (await port.send(mail, new Promise(() => undefined)))._unsafeUnwrap();
    return arrived();
  };

  describe(`MailPort: ${name}`, () => {
    test('delivers a mail unchanged to its recipient, with its attachments', async () => {
      const mail = aMail();
      const [delivered] = await sent(mail);
      expect(delivered).toMatchObject({
        from: { name: 'Terme Lunaria', address: 'shop@terme.example' },
        to: [{ name: 'Žiga Čuček', address: 'ziga@example.si' }],
        subject: mail.subject,
        messageId: `<${mail.id}@terme.example>`,
        date: '2027-01-15T08:00:00.000Z',
      });
      expect(delivered?.text?.trim()).toBe(mail.text.trim());
      expect(delivered?.html?.trim()).toBe(mail.html);
      const attached = delivered?.attachments.map(({ filename, mimeType, content, contentId, disposition }) => ({
        cid: disposition === 'inline' ? contentId?.slice(1, -1) : undefined,
        name: filename,
        type: mimeType,
        bytes: new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content),
      }));
      expect(attached).toEqual(mail.attachments);
      const header = (key: string) => delivered?.headers.find((one) => one.key === key)?.value;
      expect([header('content-language'), header('auto-submitted')]).toEqual(['sl', 'auto-generated']);
    });

    test('delivers a repeat as the same mail, and another copy as another mail', async () => {
      const again = aMail({ id: 'f'.repeat(32), name: '2027-000001-completed-2' });
      const ids = (await sent(aMail(), aMail(), again)).map(({ messageId }) => messageId);
      expect([...new Set(ids)]).toEqual([`<${aMail().id}@terme.example>`, `<${again.id}@terme.example>`]);
    });

    test.each([
      ['Ana\r\nBcc: thief@example.com', 'Ana Bcc: thief@example.com'],
      ['"Ana" <thief@example.com>, B', '"Ana" <thief@example.com>, B'],
      ['Ana\u202egpj.exe', 'Anagpj.exe'],
      ['C\u030cuc\u030cek', 'Čuček'],
      ['=?utf-8?q?Ana?= Novak; x: y', '= ?utf-8?q?Ana?= Novak; x: y'],
      ['a'.repeat(400), 'a'.repeat(400)],
    ])('delivers a name such as %j as a name', async (typed, name) => {
      const [delivered] = await sent(
        aMail({ to: { name: typed, address: 'ziga@example.si' }, subject: `Za ${typed}` }),
      );
      expect(delivered?.to).toEqual([{ name: name, address: 'ziga@example.si' }]);
      expect(delivered?.subject).toBe(`Za ${name}`);
      expect([delivered?.bcc, delivered?.cc]).toEqual([undefined, undefined]);
    });

    test('delivers a text that looks like the end of a mail completely', async () => {
      const text = 'one\n.\nMAIL FROM:<thief@example.com>\n..\nlast\n';
      expect((await sent(aMail({ text })))[0]?.text?.trimEnd()).toBe(text.trimEnd());
    });
  });
};
