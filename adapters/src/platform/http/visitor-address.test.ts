import { expect, test } from 'vitest';
import { noteVisitorAddress, seenAddress, visitorAddress } from './visitor-address.ts';

const from = (headers: Record<string, string>, header?: string) => {
  const request = new Request('http://shop.invalid', { headers });
  noteVisitorAddress(request, '192.0.2.1', header);
  return visitorAddress(request);
};

test('the address of a visitor is the last entry of the header in the settings, else that of the connection', () => {
  expect(from({ 'X-Forwarded-For': '6.6.6.6, 192.0.2.9' })).toBe('192.0.2.1');
  expect(from({ 'X-Forwarded-For': '6.6.6.6, 192.0.2.9' }, 'X-Forwarded-For')).toBe('192.0.2.9');
  expect(from({}, 'X-Forwarded-For')).toBe('192.0.2.1');
  expect(visitorAddress(new Request('http://shop.invalid'))).toBeUndefined();
});

test.each([
  ['192.0.2.9:50412', '192.0.2.9'],
  ['[2001:db8::7]:50412', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:192.0.2.9', '::ffff:192.0.2.9'],
])('the entry %s of a proxy is read as the address %s', (entry, address) => {
  expect(from({ 'X-Forwarded-For': entry }, 'X-Forwarded-For')).toBe(address);
});

test('an address is seen in the header, or of the connection where the proxy sends no header', () => {
  const seen = (headers: Record<string, string>) => {
    const request = new Request('http://shop.invalid', { headers });
    noteVisitorAddress(request, '192.0.2.1', 'X-Forwarded-For');
    return seenAddress(request);
  };
  expect([seen({ 'X-Forwarded-For': '192.0.2.9' }), seen({ 'X-Forwarded-For': '' }), seen({})]).toEqual([
    '192.0.2.9 header',
    '192.0.2.1 connection',
    '192.0.2.1 connection',
  ]);
});
