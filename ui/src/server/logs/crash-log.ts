import process from 'node:process';
import { failureLog } from './failure-log.ts';

/** A bug, as one line of JSON on the error stream: what and where, never the request or its data. */
export const logCrash = (error: unknown, correlationId?: string): void => {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'unknown', message: String(error), stack: '' };
  const line = { level: 'error', name, message, stack, ...(correlationId === undefined ? {} : { correlationId }) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
};

const write = (line: string): void => void process.stderr.write(line);

export const logStoreFailure = failureLog('storeFailure', write);

export const logContentFailure = failureLog('contentFailure', write);

/** A request of an operator with a wrong token, and the network that it came from. */
export const logWrongToken = (network: string | undefined): void =>
  write(`${JSON.stringify({ level: 'warn', name: 'wrongOperatorToken', network })}\n`);
