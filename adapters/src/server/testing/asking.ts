import { aTicketQuote } from '@shop/core/testing/builders';
import { stubShop } from '@shop/core/testing/stub-ports';
import { okAsync } from 'neverthrow';
import { onTestFinished } from 'vitest';
import type { ApiSettings } from '../api-router.ts';
import type { RunningServer } from '../server.ts';
import { type RawAnswer, type RawRequest, rawRequest } from './raw-request.ts';
import { serving } from './serving.ts';

export type JsonAnswer = RawAnswer & { readonly json: Record<string, unknown> };

/** Returns a test's server: started with the first request's ports, and closed when the test ends. */
export const asking = () => {
  let server: RunningServer | undefined;
  const start = async (settings: Partial<ApiSettings> = {}): Promise<RunningServer> => {
    if (server !== undefined) return server;
    const started = await serving(settings);
    onTestFinished(async () => {
      server = undefined;
      await started.close();
    });
    server = started;
    return started;
  };
  const ask = async (wanted: RawRequest, settings?: Partial<ApiSettings>): Promise<JsonAnswer> => {
    const { url } = await start(settings);
    const answer = await rawRequest(url, wanted);
    return { ...answer, json: answer.text === '' ? {} : JSON.parse(answer.text) };
  };
  return { start, ask };
};

/** Returns a JSON request of a call with a body. */
export const posting = (path: string, body: unknown, headers: RawRequest['headers'] = {}): RawRequest => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Returns a valid request for a quote. */
export const quote = (headers: RawRequest['headers'] = {}): RawRequest =>
  posting('/Shop/GetTicketPrices', { Language: 'sl', ProductId: 'termalija', Date: '2026-11-18' }, headers);

export const quotes = { shop: stubShop({ quoteTicket: () => okAsync(aTicketQuote()) }) };
