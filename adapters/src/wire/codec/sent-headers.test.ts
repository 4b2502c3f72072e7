import { expect, it } from 'vitest';
import { sentHeaders } from './sent-headers.ts';

it('sends an empty header and omits a header without a value', () => {
  const { headers } = new Request('http://shop.test', {
    headers: sentHeaders({ Accept: '*/*', Empty: '', Key: undefined }),
  });
  expect([...headers.keys()]).toEqual(['accept', 'empty']);
});
