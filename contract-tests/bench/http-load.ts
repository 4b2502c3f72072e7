import autocannon, { type Options, type Request, type Result } from 'autocannon';

/** Number of connections, each of which sends its next request when the previous one is answered. */
export const connections = 16;

/** A request that is sent again and again. `next` changes it before each time, such as its key. */
export type Load = Omit<Request, 'setupRequest'> & { readonly next?: (request: Request) => Request };

const optionsOf = (origin: string, { next: setupRequest, ...request }: Load): Options => ({
  url: origin,
  connections,
  requests: [setupRequest === undefined ? request : { ...request, setupRequest }],
});

const expectSuccess = ({ errors, non2xx, '2xx': successes }: Result, { path }: Load): void => {
  if (successes === 0) throw new Error(`${path}: no answer`);
  if (errors + non2xx > 0) throw new Error(`${path}: ${errors} errors, ${non2xx} answers that are no success`);
};

/** Loads a server with one request for a number of seconds, after one request per connection that does not count.
 *  Returns answers per second. Throws unless every answer is a success. */
export const answersPerSecond = async (origin: string, seconds: number, load: Load): Promise<number> => {
  const options = optionsOf(origin, load);
  await autocannon({ ...options, amount: connections });
  const result = await autocannon({ ...options, duration: seconds });
  expectSuccess(result, load);
  return result['2xx'] / result.duration;
};

/** Sends a request at a constant rate per second until it is stopped. `stop` throws unless every answer was a
 *  success. */
export const steadyLoad = (origin: string, rate: number, load: Load) => {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const options = { ...optionsOf(origin, load), duration: 3600, overallRate: rate };
  const running = autocannon(options, (failure: unknown, result) => {
    if (failure instanceof Error) reject(failure);
    else resolve(result);
  });
  return {
    stop: async (): Promise<void> => {
      running.stop();
      expectSuccess(await promise, load);
    },
  };
};
