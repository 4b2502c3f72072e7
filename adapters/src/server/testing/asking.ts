import { aTicketQuote } from '@shop/core/testing/builders';
import { stubShop } from '@shop/core/testing/stub-ports';
import { okAsync } from 'neverthrow';
import type { ApiSettings } from '../api-router.ts';
import type { RunningServer } from '../server.ts';
import { type RawAnswer, type RawRequest, rawRequest } from './raw-request.ts';
import { serving } from './serving.ts';

export type JsonAnswer = RawAnswer & { readonly json: Record<string, unknown> };

/** One server a test: started by the first question, with the ports given there. */
export const asking = () => {
  let server: RunningServer | undefined;
  return {
    start: async (given: Partial<ApiSettings> = {}): Promise<RunningServer> => {
      server ??= await serving(given);
      return server;
    },
    ask: async (wanted: RawRequest, given: Partial<ApiSettings> = {}): Promise<JsonAnswer> => {
      server ??= await serving(given);
      const answer = await rawRequest(server.url, wanted);
      return { ...answer, json: answer.text === '' ? {} : JSON.parse(answer.text) };
    },
    stop: async (): Promise<void> => {
      await server?.close();
      server = undefined;
    },
  };
};

/** A JSON request to a call that takes a body. */
export const posting = (path: string, body: unknown, headers: RawRequest['headers'] = {}): RawRequest => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A right request for a quote, and a shop that answers it. */
export const quote = (headers: RawRequest['headers'] = {}): RawRequest =>
  posting('/Shop/GetTicketPrices', { Language: 'sl', ProductId: 'termalija', Date: '2026-11-18' }, headers);

export const quotes = { shop: stubShop({ quoteTicket: () => okAsync(aTicketQuote()) }) };
