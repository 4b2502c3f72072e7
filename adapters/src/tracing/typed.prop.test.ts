import { instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cartId } from '@shop/core/ids';
import * as fc from 'fast-check';
import { errAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { callNames, callTable, type Transport } from '../calls/call-table.ts';
import { type Privacy, type PrivacyMark, privacyOf } from '../calls/privacy.ts';
import { callLineText, type TraceLine } from './capsule.ts';
import { recordingTransport } from './recording.ts';
import { codePseudonym, redactedRequest, shopWords } from './redaction.ts';

const refused: ShopError = { kind: 'notFound', what: 'cart' };
const refusing: Transport = { call: () => errAsync(refused) };

/** What people have and might put into any field: names, addresses, telephones, keys. */
const anyPersonal = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom('Ana', 'Novak', 'Čuček-Šmid', 'Jean-Luc'),
  fc.stringMatching(/^\+386 \d\d \d{3} \d{3}$/),
  fc.stringMatching(/^[0-9a-f]{32}$/),
  fc.uuid(),
);

/** Members of a row that anybody can write, with what is in them. */
const typedIn = (privacy: Privacy, text: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(privacy).flatMap(
      ([name, mark]: readonly [string, Privacy | PrivacyMark | undefined]): readonly (readonly [string, unknown])[] => {
        if (typeof mark === 'object') return [[name, [typedIn(mark, text)]]];
        return mark === 'public' ? [] : [[name, text]];
      },
    ),
  );

const isTelling = (text: string): boolean => /[^xXžŽ0\P{L}]|[^0\P{N}]/u.test(text);

test.each(callNames)('%s keeps nothing that is typed and that the shop does not know', (name) => {
  fc.assert(
    fc.property(anyPersonal.filter(isTelling), (text) => {
      const wire = typedIn(privacyOf(callTable[name].request), text);
      expect(JSON.stringify(redactedRequest(name, wire))).not.toContain(text);
    }),
    { numRuns: 30 },
  );
});

const recorded = (transport: Transport, words = shopWords()) => {
  const lines: TraceLine[] = [];
  const write = (line: TraceLine) => void lines.push(line);
  return { lines, words, ...recordingTransport(transport, { write, clock: () => 0, now: () => instant(0), words }) };
};

test('a promo code is a pseudonym where the shop has named it before, and redacted where it is refused', async () => {
  const code = 'ana.novak@example.com';
  const { lines, words, call } = recorded(refusing);
  await call('applyPromoCode', { cartId: cartId('c1'), code });
  expect(lines.map(callLineText).join()).not.toContain('novak');
  words.learn({ deep: [codePseudonym(code)] });
  await call('applyPromoCode', { cartId: cartId('c1'), code });
  expect(lines.map(({ request }) => request.PromoCode)).toEqual(['xxx.xxxxx@xxxxxxx.xxx', codePseudonym(code)]);
});

test('a promo code is a pseudonym where the shop takes it; nothing else is for that', () => {
  const typed = { isKnown: () => false, isTaken: true };
  expect(redactedRequest('applyPromoCode', { CartId: 'ana', PromoCode: 'SUMMER' }, typed)).toEqual({
    CartId: 'xxx',
    PromoCode: codePseudonym('SUMMER'),
  });
});

test('a pseudonym is the same however its code is typed, another one for another code, and its own pseudonym', () => {
  const pseudonym = codePseudonym('SUMMER-10');
  expect(pseudonym).toMatch(/^CODE-[0-9A-F]{6}$/);
  expect([codePseudonym(' summer-10 '), codePseudonym(pseudonym)]).toEqual([pseudonym, pseudonym]);
  expect(codePseudonym('SUMMER-11')).not.toBe(pseudonym);
});

test('what was learned is forgotten in the order in which it was learned', () => {
  const words = shopWords(2);
  words.learn(['first', 'second', 'first', 'third']);
  expect(['first', 'second', 'third'].map(words.isKnown)).toEqual([false, true, true]);
  words.learn('x'.repeat(201));
  expect(words.isKnown('x'.repeat(201))).toBe(false);
});
