import { expect, test } from 'vitest';
import { senderOf, smtpServerOf } from './mail-addresses.ts';

const plain = { host: 'mail.spa.example', port: 587, secure: false };

test.each([
  ['smtp://mail.spa.example', plain],
  ['smtp://mail.spa.example:25/', { ...plain, port: 25 }],
  ['smtps://mail.spa.example', { ...plain, port: 465, secure: true }],
  [
    'smtp://shop%40spa.example:p%23ss%2Fw@mail.spa.example',
    { ...plain, credential: { user: 'shop@spa.example', password: 'p#ss/w' } },
  ],
  ['smtp://[::1]:2525', { ...plain, host: '::1', port: 2525 }],
  ['mail.spa.example:587', undefined],
  ['https://mail.spa.example', undefined],
  ['smtp://user@mail.spa.example', undefined],
  ['smtp://:password@mail.spa.example', undefined],
  ['smtp://mail.spa.example/box', undefined],
  ['smtp://mail.spa.example?secure=true', undefined],
  ['smtp://u%ff:p@mail.spa.example', undefined],
])('the setting %s is the mail server %o', (text, server) => {
  expect(smtpServerOf(URL.parse(text))).toEqual(server);
});

test.each([
  ['shop@spa.example', { name: '', address: 'shop@spa.example' }],
  ['Terme Lunaria <shop@spa.example>', { name: 'Terme Lunaria', address: 'shop@spa.example' }],
  ['"Terme, Lunaria" <shop@spa.example>', { name: 'Terme, Lunaria', address: 'shop@spa.example' }],
  ['shop', undefined],
  ['a@b.example, c@d.example', undefined],
  ['Terme\r\nBcc: x@y.example <shop@spa.example>', undefined],
  ['<shop@spa.example', undefined],
])('the setting %j is the sender %o', (text, sender) => {
  expect(senderOf(text)).toEqual(sender);
});
