import process from 'node:process';
import { storeFailureLog } from './store-failure-log.ts';

/** A bug, as one line of JSON on the error stream: what and where, never the request or its data. */
export const logCrash = (error: unknown, correlationId?: string): void => {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'unknown', message: String(error), stack: '' };
  const line = { level: 'error', name, message, stack, ...(correlationId === undefined ? {} : { correlationId }) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
};

export const logStoreFailure = storeFailureLog((line) => void process.stderr.write(line));
