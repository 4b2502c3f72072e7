import { expect, it } from 'vitest';
import { sentHeaders } from './sent-headers.ts';

it('a request has an empty header and no header without a value', () => {
  const { headers } = new Request('http://shop.test', {
    headers: sentHeaders({ Accept: '*/*', Empty: '', Key: undefined }),
  });
  expect([...headers.keys()]).toEqual(['accept', 'empty']);
});
