import { writeSync } from 'node:fs';
import pino, { type DestinationStream } from 'pino';

/** All that a line may hold besides level and time: nothing of a visitor, and no address or body of a request. */
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
];

/** `event` is a name of the program, never a visitor's: each is a metric. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly event: string };

/** Receives the event of every line that is written, and how often it happened. */
export type CountEvent = (event: string, times: number) => void;

/** One line of JSON per event, with the listed fields alone. */
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
    /** With `debug`, lines of single requests are written too. */
    setLevel: (level: 'debug' | 'info'): void => {
      logger.level = level;
    },
    isDebug: (): boolean => logger.isLevelEnabled('debug'),
  };
};

let count: CountEvent = () => undefined;

/** Counts the events of this process's log from now on. */
export const countEvents = (counter: CountEvent): void => {
  count = counter;
};

/** Units: characters of lines that wait for a device that takes none. */
const mostWaiting = 1_000_000;

/** Where lines go, at once. A full device does not end the shop: lines wait for the next one that can be written, and
 *  `complain` gets one line each time that they begin to wait. */
export const logDestination = (fd: number, complain: (line: string) => void): DestinationStream => {
  let isWaiting = false;
  return pino
    .destination({ fd, sync: true, maxLength: mostWaiting })
    .on('error', ({ message }: Error) => {
      if (!isWaiting) complain(`the log cannot be written: ${message}; the shop runs on, and lines wait`);
      isWaiting = true;
    })
    .on('write', () => {
      isWaiting = false;
    });
};

/** On the error stream, which may lie on the same full device. */
const complain = (line: string): void => {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // There is no other place to say it.
  }
};

/** The log of this process. Written at once, so that a process that ends loses no line. */
export const log = jsonLog(logDestination(1, complain), (event, times) => count(event, times));
