import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: string };

export type Call = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
};

/** Makes a keep-alive client with plain node:http, since the client shares the processor with the server that it
 *  measures. */
export const httpClient = (origin: string, connections: number) => {
  // Servers close a connection that is idle for 5 seconds; without a shorter timeout the agent would reuse it at that
  // moment.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 4000 });
  const call = (path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, origin), { method, agent, headers }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
      });
      outgoing.on('error', (cause) => reject(new Error(`${method} ${path}: ${cause.message}`, { cause })));
      outgoing.end(body);
    });
  const post = (path: string, json: unknown, headers: OutgoingHttpHeaders = {}): Promise<Answer> => {
    const body = JSON.stringify(json);
    const form = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers };
    return call(path, { method: 'POST', headers: form, body });
  };
  return { call, post, close: () => agent.destroy() };
};

export type HttpClient = ReturnType<typeof httpClient>;

type Act = (turn: number) => Promise<void>;

/** Runs `act` concurrently as long as `isNext` allows another turn. Returns completions per second. Any throw ends
 *  the run. */
const whileTurns = async (concurrency: number, isNext: (turn: number) => boolean, act: Act): Promise<number> => {
  let turn = 0;
  let finished = 0;
  const start = performance.now();
  const loop = async (): Promise<void> => {
    while (isNext(turn)) {
      const mine = turn;
      turn += 1;
      await act(mine);
      finished += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, loop));
  return (finished * 1000) / (performance.now() - start);
};

/** Runs `act` in `concurrency` loops for a number of seconds. Returns completions per second. */
export const perSecond = (seconds: number, concurrency: number, act: Act): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  return whileTurns(concurrency, () => performance.now() < until, act);
};

/** Runs `act` a number of times in `concurrency` loops. */
export const repeat = async (times: number, concurrency: number, act: Act): Promise<void> => {
  await whileTurns(concurrency, (turn) => turn < times, act);
};

export const expectStatus = (answer: Answer, ...statuses: readonly number[]): Answer => {
  if (statuses.includes(answer.status)) return answer;
  throw new Error(`answer ${answer.status} instead of ${statuses.join(' or ')}: ${answer.body.slice(0, 300)}`);
};

export const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Prints a line of a benchmark's table. */
export const print = (name: string, figure: number, unit: string, note = ''): void => {
  const value = figure >= 100 ? figure.toFixed(0) : figure.toFixed(1);
  process.stdout.write(`${name.padEnd(44)}${value.padStart(10)} ${unit.padEnd(4)}${note}\n`);
};
