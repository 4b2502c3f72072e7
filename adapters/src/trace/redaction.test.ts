import { isEmail } from '@shop/core/customer/email';
import { postCodeIn } from '@shop/core/customer/post-code';
import { instant } from '@shop/core/dates/instant';
import { cartId } from '@shop/core/ids';
import { errAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { recordingTransport } from './recording.ts';
import { codePseudonym, redactedAnswer, redactedError, redactedRequest, redactedText, shopWords } from './redaction.ts';
import { callLineText, type TraceLine } from './trace.ts';

test.each([
  ['Čuček-Šmid', 'Žxžxx-Žxxx'],
  ['Zdraviliška cesta 24', 'Xxxxxxxxžxx xxxxx 00'],
  ['+386 40 123 456', '+000 00 000 000'],
  ['ana.novak@example.com', 'xxx.xxxxx@xxxxxxx.xxx'],
  ['李 ٣', 'ž 0'],
  ['🙂$\u0000', '***'],
  ['', ''],
])('%s becomes %s', (text, plain) => {
  expect(redactedText(text)).toBe(plain);
});

test.each([
  ['SI', 'SI-3254'],
  ['AT', '1010'],
  ['GB', 'SW1A 1AA'],
  ['GB', 'gb-m1 1ae'],
  ['NL', '1012 AB'],
  ['IE', 'D6W XK28'],
  ['CA', 'K1A 0B1'],
  ['MT', 'VLT 1117'],
  ['AD', 'AD500'],
])('a redacted post code of %s is still a valid post code of that country: %s', (country, code) => {
  expect(postCodeIn(country, code)).toBeDefined();
  expect(postCodeIn(country, redactedText(code))).toBeDefined();
});

test('an e-mail address stays one', () => {
  expect(isEmail(redactedText("o'connor+š$a@žalec-1.example.si"))).toBe(true);
});

describe('what is written of a call', () => {
  test('keeps the cart, the language and the country of a customer, and no other word', () => {
    const wire = {
      ...{ cartId: 'c1', language: 'sl', firstName: 'Ana', lastName: 'Novak', address: 'Cesta 1', postCode: '1000' },
      ...{ city: 'Ljubljana', country: 'SI', phoneNumber: '040', email: 'a@b.si', loyaltyId: 'W-7' },
      ...{ memberHashId: 'secret-hash', mtcId: 4711 },
    };
    const typed = { isKnown: (text: string) => text === 'c1', isAccepted: true };
    expect(redactedRequest('saveCustomer', wire, typed)).toEqual({
      ...{ cartId: 'c1', language: 'sl', firstName: 'Xxx', lastName: 'Xxxxx', address: 'Xxxxx 0', postCode: '0000' },
      ...{ city: 'Xxxxxxxxx', country: 'SI', phoneNumber: '000', email: 'x@x.xx', loyaltyId: 'X-0' },
      ...{ memberHashId: 'redacted', mtcId: 0 },
    });
    expect(redactedRequest('saveCustomer', { mtcId: -1 })).toEqual({ mtcId: -1 });
  });

  test('keeps of a member, a form and the papers of an order only what is no person', () => {
    const member = { name: 'Ana', surname: 'Novak', phone: '040', address: 'Cesta 1', postCode: '1000', city: 'Celje' };
    expect(
      redactedAnswer('loadMember', {
        success: true,
        user: { ...member, countryCode: 'SI', email: 'a@b.si', wellcardID: '7' },
      }),
    ).toEqual({
      success: true,
      user: {
        ...{ name: 'Xxx', surname: 'Xxxxx', phone: '000', address: 'Xxxxx 0', postCode: '0000', city: 'Xxxxx' },
        ...{ countryCode: 'SI', email: 'x@x.xx', wellcardID: '0' },
      },
    });
    const countries = { countriesCodeList: [{ id: 'SI', name: 'Slovenija' }], country: 'SI' };
    expect(redactedAnswer('loadCustomer', { ...countries, firstName: 'Ana', email: 'a@b.si', city: 'Celje' })).toEqual({
      ...{ ...countries, firstName: 'Xxx', email: 'x@x.xx', city: 'Xxxxx' },
    });
    expect(redactedAnswer('showPapers', { buyerName: 'Ana', order: { mail: { to: 'a@b.si' } } })).toEqual({
      ...{ buyerName: 'Xxx', order: { mail: { to: 'x@x.xx' } } },
    });
    const cart = { item: { cartId: 'c1', totalPrice: 44, items: [{ productTitle: 'Termalija' }] } };
    expect(redactedAnswer('loadCart', cart)).toEqual(cart);
  });

  test('a password, a token and a right to cancel do not even keep their length', () => {
    expect(redactedRequest('logIn', { email: 'a@b.si', password: 'Pa$$w0rd' })).toEqual({
      ...{ email: 'x@x.xx', password: 'redacted' },
    });
    expect(redactedAnswer('logIn', { success: true, token: 't.1' })).toEqual({ success: true, token: 'redacted' });
    expect(redactedRequest('loadCustomer', { authToken: 't.1' })).toEqual({ authToken: 'redacted' });
    expect(redactedAnswer('showOrder', { ref: 'r1', cancelId: 'c1' })).toEqual({ ref: 'r1', cancelId: 'redacted' });
    expect(redactedRequest('cancelOrder', { id: 'c1' })).toEqual({ id: 'redacted' });
  });

  test.each([
    ['https://pay.test/s/abc?email=a@b.si', 'https://pay.test/redacted'],
    ['https://user:word@pay.test/s/abc', 'https://pay.test/redacted'],
    ['/payment-page/pay/abc', '/redacted'],
    ['//evil.test/abc', 'redacted'],
    ['javascript:alert(1)', 'redacted'],
  ])('of the address to pay at, %s, only the page stays', (returnUrl, plain) => {
    expect(redactedAnswer('startPayment', { returnUrl })).toEqual({ returnUrl: plain });
  });

  test("an error keeps its facts, but not the server's own words", () => {
    const error = { errorCodes: ['loginFailed'], errorDetails: { message: 'No user Ana', left: 3 } };
    expect(redactedError(error)).toEqual({ ...error, errorDetails: { message: 'Xx xxxx Xxx', left: 3 } });
    expect(redactedError({ errorCodes: ['a'] })).toEqual({ errorCodes: ['a'] });
  });
});

test('a promo code is a pseudonym where the shop takes it or has named it before, and redacted where it is refused', async () => {
  const typed = { isKnown: () => false, isAccepted: true };
  const taken = redactedRequest('applyPromoCode', { cartId: 'ana', promoCode: 'SUMMER' }, typed);
  expect(taken).toEqual({ cartId: 'xxx', promoCode: codePseudonym('SUMMER') });
  const code = 'ana.novak@example.com';
  const lines: TraceLine[] = [];
  const words = shopWords();
  const settings = { write: (line: TraceLine) => void lines.push(line), clock: () => 0, now: () => instant(0), words };
  const { call } = recordingTransport({ call: () => errAsync({ kind: 'notFound', what: 'cart' }) }, settings);
  await call('applyPromoCode', { cartId: cartId('c1'), promoCode: code });
  words.learn({ deep: [codePseudonym(code)] });
  await call('applyPromoCode', { cartId: cartId('c1'), promoCode: code });
  expect(lines.map(callLineText).join()).not.toContain('novak');
  expect(lines.map(({ request }) => request.promoCode)).toEqual(['xxx.xxxxx@xxxxxxx.xxx', codePseudonym(code)]);
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
