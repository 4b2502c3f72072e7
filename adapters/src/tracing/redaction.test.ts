import { isEmail } from '@shop/core/customer/email';
import { describe, expect, test } from 'vitest';
import { redactedAnswer, redactedError, redactedRequest, redactedText } from './redaction.ts';

test.each([
  ['Ana', 'Xxx'],
  ['Čuček-Šmid', 'Žxžxx-Žxxx'],
  ['Zdraviliška cesta 24', 'Xxxxxxxxžxx xxxxx 00'],
  ['3254', '0000'],
  ['+386 40 123 456', '+000 00 000 000'],
  ['ana.novak@example.com', 'xxx.xxxxx@xxxxxxx.xxx'],
  ['李 ٣', 'ž 0'],
  ['🙂$\u0000', '***'],
  ['', ''],
])('%s becomes %s', (text, plain) => {
  expect(redactedText(text)).toBe(plain);
});

test('an e-mail address stays one', () => {
  expect(isEmail(redactedText("o'connor+š$a@žalec-1.example.si"))).toBe(true);
});

describe('what is written of a call', () => {
  test('keeps the cart, the language and the country of a customer, and no other word', () => {
    const wire = {
      ...{ CartId: 'c1', Language: 'sl', FirstName: 'Ana', LastName: 'Novak', Address: 'Cesta 1', PostCode: '1000' },
      ...{ City: 'Ljubljana', Country: 'SI', PhoneNumber: '040', Email: 'a@b.si', LoyaltyId: 'W-7' },
      ...{ MemberHashId: 'secret-hash', MtcId: 4711 },
    };
    const typed = { isKnown: (text: string) => text === 'c1', isTaken: true };
    expect(redactedRequest('saveCustomer', wire, typed)).toEqual({
      ...{ CartId: 'c1', Language: 'sl', FirstName: 'Xxx', LastName: 'Xxxxx', Address: 'Xxxxx 0', PostCode: '0000' },
      ...{ City: 'Xxxxxxxxx', Country: 'SI', PhoneNumber: '000', Email: 'x@x.xx', LoyaltyId: 'X-0' },
      ...{ MemberHashId: 'redacted', MtcId: 0 },
    });
  });

  test('a visitor without a marketing id stays one', () => {
    expect(redactedRequest('saveCustomer', { MtcId: -1 })).toEqual({ MtcId: -1 });
  });

  test('a member that nobody has listed is taken for personal', () => {
    expect(redactedAnswer('loadMember', { success: true, user: { nickname: 'Anči' } })).toEqual({
      success: true,
      user: { nickname: 'Xxžx' },
    });
  });

  test('the countries to choose from stay', () => {
    const countries = { countriesCodeList: [{ id: 'SI', name: 'Slovenija' }] };
    expect(redactedAnswer('loadCustomer', { ...countries, country: 'SI', city: 'Celje' })).toEqual({
      ...{ ...countries, country: 'SI', city: 'Xxxxx' },
    });
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

  test('what is no person stays as it is', () => {
    const cart = { item: { cartId: 'c1', totalPrice: 44, items: [{ productTitle: 'Termalija' }] } };
    expect(redactedAnswer('loadCart', cart)).toEqual(cart);
  });

  test("an error keeps its facts, but not the server's own words", () => {
    const error = { errorCodes: ['loginFailed'], errorDetails: { message: 'No user Ana', left: 3 } };
    expect(redactedError(error)).toEqual({ ...error, errorDetails: { message: 'Xx xxxx Xxx', left: 3 } });
    expect(redactedError({ errorCodes: ['a'] })).toEqual({ errorCodes: ['a'] });
  });
});
