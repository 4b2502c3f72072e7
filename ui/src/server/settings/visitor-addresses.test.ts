import { expect, test } from 'vitest';
import { unknownVisitors, visitorAddresses } from './visitor-addresses.ts';

const CLIENT_ADDRESS_HEADER = 'X-Forwarded-For';
const https = 'https://shop.example';

test.each([
  [{ CLIENT_ADDRESS_HEADER: undefined, PUBLIC_ORIGIN: undefined }, {}, false],
  [{ CLIENT_ADDRESS_HEADER: undefined, PUBLIC_ORIGIN: 'http://shop.example' }, {}, false],
  [{ CLIENT_ADDRESS_HEADER: undefined, PUBLIC_ORIGIN: https }, { onlyProxyConnects: true }, true],
  [{ CLIENT_ADDRESS_HEADER, PUBLIC_ORIGIN: https }, { addressHeader: CLIENT_ADDRESS_HEADER }, false],
])('%j: connections are read as %j, and the operator is told so: %s', (settings, read, isTold) => {
  expect(visitorAddresses(settings)).toEqual(read);
  expect(unknownVisitors(settings) !== undefined).toBe(isTold);
});
