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

/** The log of this process. Written at once, so that a process that ends loses no line. */
export const log = jsonLog(pino.destination({ fd: 1, sync: true }), (event, times) => count(event, times));
