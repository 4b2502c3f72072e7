import { instant } from '@shop/core/dates/instant';
import type { OutgoingMail } from '@shop/core/ports/mail-port';

/** Returns a mail with letters of five languages in every part. */
export const aMail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: '0123456789abcdef0123456789abcdef',
  name: '2027-000001-completed-1',
  at: instant(1_800_000_000_000),
  to: { name: 'Žiga Čuček', address: 'ziga@example.si' },
  language: 'sl',
  subject: 'Vstopnice za četrtek – naročilo 2027-000001',
  text: 'Pozdravljeni, Žiga!\nPrüfung, città, đak.\n',
  html: '<!doctype html><html lang="sl"><body><p>Pozdravljeni, Žiga!</p></body></html>',
  attachments: [
    { name: 'koda.png', type: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]), cid: 'qr-1@2027-000001' },
    { name: 'vstopnice.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70, 0, 255, 10, 13, 46]) },
  ],
  ...changes,
});
