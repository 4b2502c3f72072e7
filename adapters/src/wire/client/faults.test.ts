import { describe, expect, test } from 'vitest';
import { portsOver } from '../calls/ports-over.ts';
import { fetchTransport } from './fetch-transport.ts';
import { against, json, query, timeoutMs } from './testing/against.ts';
import { faultServer, faults } from './testing/fault-server.ts';

const causes: readonly (readonly [cause: string, faults: readonly (keyof typeof faults)[]])[] = [
  ['timeout', ['silent', 'dripping']],
  ['network', ['reset', 'resetInBody']],
  ['malformed', ['cutOffJson', 'htmlWith200', 'jsonAsText', 'untyped', 'wrongShape', 'absurdValues', 'aList', 'aNull']],
  ['malformed', ['nothing', 'emptyJson', 'tooDeep', 'tooMany', 'oversized', 'bomb']],
  ['status', ['redirect', 'broken', 'unavailableHtml']],
];

describe('a provider with a fault', () => {
  const each = causes.flatMap(([cause, names]) => names.map((name) => [name, cause] as const));

  test.each(each)('such as %s is reported as unreachable because of %s (R-GUARD-19)', async (fault, cause) => {
    const shop = portsOver((await against(faults[fault])).transport);
    expect((await shop.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause });
  });

  test('that does not listen is reported as unreachable because of network', async () => {
    const { transport, server } = await against(faults.silent);
    await server.close();
    expect((await portsOver(transport).loadCart(query))._unsafeUnwrapErr()).toEqual({
      kind: 'unreachable',
      cause: 'network',
    });
  });

  test('that redirects receives the credential, and the other address receives no request', async () => {
    const elsewhere = await faultServer(json(200, {}));
    const server = await faultServer((response) => void response.writeHead(307, { Location: elsewhere.url }).end());
    const basicAuth = { user: 'shop', password: 'š' };
    const transport = fetchTransport({ baseUrl: server.url, timeoutMs, basicAuth });
    await portsOver(transport).loadCart(query);
    expect(server.requests[0]?.authorization).toBe(`Basic ${Buffer.from('shop:š').toString('base64')}`);
    expect(elsewhere.requests).toEqual([]);
  });
});
