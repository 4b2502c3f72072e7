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
])('a trace redacts %s to %s', (text, plain) => {
  expect(redactedText(text)).toBe(plain);
});

test.each([
  ['SI', 'SI-3254'],
  ['GB', 'SW1A 1AA'],
  ['IE', 'D6W XK28'],
  ['AD', 'AD500'],
])('a trace redacts a post code of %s to a valid one of that country: %s', (country, code) => {
  expect(postCodeIn(country, code)).toBeDefined();
  expect(postCodeIn(country, redactedText(code))).toBeDefined();
});

test('a trace redacts an e-mail address to a valid one', () => {
  expect(isEmail(redactedText("o'connor+š$a@žalec-1.example.si"))).toBe(true);
});

describe('the trace of a call', () => {
  test('contains cart, language and country of a customer, and no other word', () => {
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

  test('contains no personal data of a member, a form or the papers of an order', () => {
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

  test('contains no password, token or cancellation id, and not their length', () => {
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
  ])('contains only the origin of the payment address %s', (returnUrl, plain) => {
    expect(redactedAnswer('startPayment', { returnUrl })).toEqual({ returnUrl: plain });
  });

  test('contains the facts of an error, and not the text of the server', () => {
    const error = { errorCodes: ['loginFailed'], errorDetails: { message: 'No user Ana', left: 3 } };
    expect(redactedError(error)).toEqual({ ...error, errorDetails: { message: 'Xx xxxx Xxx', left: 3 } });
    expect(redactedError({ errorCodes: ['a'] })).toEqual({ errorCodes: ['a'] });
  });
});

test('a promo code becomes a pseudonym when the shop accepts or has named it, and is redacted when refused', async () => {
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

test('a pseudonym is the same in any spelling of its code, differs for another code, and is its own pseudonym', () => {
  const pseudonym = codePseudonym('SUMMER-10');
  expect(pseudonym).toMatch(/^CODE-[0-9A-F]{6}$/);
  expect([codePseudonym(' summer-10 '), codePseudonym(pseudonym)]).toEqual([pseudonym, pseudonym]);
  expect(codePseudonym('SUMMER-11')).not.toBe(pseudonym);
});

test('the oldest of the shop’s words is forgotten first, and long texts are not learned', () => {
  const words = shopWords(2);
  words.learn(['first', 'second', 'first', 'third']);
  expect(['first', 'second', 'third'].map(words.isKnown)).toEqual([false, true, true]);
  words.learn('x'.repeat(201));
  expect(words.isKnown('x'.repeat(201))).toBe(false);
});
