import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cutSlowClients } from './slow-clients.ts';

const limits = { windowMs: 30_000, leastBytes: 30_000, mostUnsent: 1e9 };

/** Returns a connection with an answer of 1 MB, of which its client has read `readBytes()`. */
const readingClient = (readBytes: () => number): Socket => {
  const socket = new Socket();
  vi.spyOn(socket, 'bytesWritten', 'get').mockReturnValue(1_000_000);
  vi.spyOn(socket, 'writableLength', 'get').mockImplementation(() => 1_000_000 - readBytes());
  return socket;
};

test.each([
  ['a few bytes at a time', 100, 'cut'],
  ['just below the lowest rate', 999, 'cut'],
  ['just above the lowest rate', 1_001, 'served'],
] as const)('a client that reads %s, %i bytes a second, is %s', (_, bytesASecond, outcome) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let seconds = 0;
  const socket = readingClient(() => seconds * bytesASecond);
  cutSlowClients(new Map([[socket, undefined]]), limits);
  for (; seconds < 90; seconds += 1) vi.advanceTimersByTime(1_000);
  expect(socket.destroyed ? 'cut' : 'served').toBe(outcome);
});
