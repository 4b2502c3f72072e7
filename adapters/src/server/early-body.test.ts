import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { mostBodyBytes } from '../wire/codec/body-text.ts';
import { readEarlyBody, withEarlyBody } from './early-body.ts';

test('a chunked body that does not end is buffered only until it exceeds 64 KB', async () => {
  const incoming = new IncomingMessage(new Socket());
  const onRead = vi.fn();
  const receive = async (bytes: number): Promise<void> => {
    incoming.push(Buffer.alloc(bytes));
    await setImmediate();
  };
  readEarlyBody(incoming, onRead);
  await receive(mostBodyBytes);
  expect(onRead).not.toHaveBeenCalled();
  await receive(1);
  expect(onRead).toHaveBeenCalledOnce();
  await receive(mostBodyBytes);
  const request = withEarlyBody(new Request('http://shop.test/', { method: 'POST' }), incoming);
  expect((await request.arrayBuffer()).byteLength).toBe(mostBodyBytes + 1);
  expect(onRead).toHaveBeenCalledOnce();
});
