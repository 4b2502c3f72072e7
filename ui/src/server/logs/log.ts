import { writeSync } from 'node:fs';
import pino, { type DestinationStream } from 'pino';

/** All fields that a line may have besides level and time: nothing of a visitor, and no address or body of a
 *  request. */
const fields = [
  'event',
  'kind',
  'name',
  'message',
  'stack',
  'correlationId',
  'leftOut',
  'times',
  'count',
  'route',
  'status',
  'milliseconds',
  'call',
  'part',
  'attemptId',
  'orderNumber',
  'about',
  'why',
  'since',
  'amount',
  'reported',
  'kept',
  'lastDay',
  'address',
  'data',
  'mails',
  'operations',
  'version',
  'staff',
  'by',
  'product',
  'period',
  'capacity',
  'held',
  'paying',
  'sold',
];

/** `event` is a fixed name in the program, as each name is a metric. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly event: string };

/** Receives the event of every written line, and how often it happened. */
export type CountEvent = (event: string, times: number) => void;

/** Returns a log that writes one line of JSON per event, with the listed fields only. */
export const jsonLog = (to: DestinationStream, count: CountEvent) => {
  const logger = pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (level) => ({ level }),
        log: (line) => {
          const times = line.leftOut ?? line.times;
          count(String(line.event), typeof times === 'number' ? times : 1);
          return Object.fromEntries(fields.flatMap((name) => (line[name] === undefined ? [] : [[name, line[name]]])));
        },
      },
    },
    to,
  );
  return {
    debug: (line: LogLine): void => logger.debug(line),
    info: (line: LogLine): void => logger.info(line),
    warn: (line: LogLine): void => logger.warn(line),
    error: (line: LogLine): void => logger.error(line),
    /** Sets the level; `debug` also writes lines of single requests. */
    setLevel: (level: 'debug' | 'info'): void => {
      logger.level = level;
    },
    isDebug: (): boolean => logger.isLevelEnabled('debug'),
  };
};

let count: CountEvent = () => undefined;

/** Sets the function that counts the events of this process's log from now on. */
export const countEvents = (counter: CountEvent): void => {
  count = counter;
};

/** Maximum size of the lines that wait for a full device. Units: characters. */
const maxWaiting = 1_000_000;

/** Returns a destination that writes lines at once. A full device does not end the shop: lines wait until one can be
 *  written. `report` receives one line each time that they start to wait. */
export const logDestination = (fd: number, report: (line: string) => void): DestinationStream => {
  let isWaiting = false;
  return pino
    .destination({ fd, sync: true, maxLength: maxWaiting })
    .on('error', ({ message }: Error) => {
      if (!isWaiting) report(`the log cannot be written: ${message}; the shop runs on, and lines wait`);
      isWaiting = true;
    })
    .on('write', () => {
      isWaiting = false;
    });
};

/** Writes to the error stream, which may be on the same full device. */
const report = (line: string): void => {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // There is no other place to report it.
  }
};

/** The log of this process. It writes at once, so that a process that ends loses no line. */
export const log = jsonLog(logDestination(1, report), (event, times) => count(event, times));
