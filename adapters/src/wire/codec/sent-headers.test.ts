import { expect, it } from 'vitest';
import { sentHeaders } from './sent-headers.ts';

it('a header without a value is not sent, and an empty one is', () => {
  const { headers } = new Request('http://shop.test', {
    headers: sentHeaders({ Accept: '*/*', Empty: '', Key: undefined }),
  });
  expect([...headers.keys()]).toEqual(['accept', 'empty']);
});
