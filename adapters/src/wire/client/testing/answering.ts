import { portsOver } from '../../calls/ports-over.ts';
import { fetchTransport } from '../fetch-transport.ts';
import { foreignAnswers, type OddAnswer } from '../foreign-answers.ts';

/** Returns transport and ports over a provider that answers every call with this body, and the reports to its
 *  operator. */
export const answering = (body: unknown, status = 200) => {
  const reported: OddAnswer[] = [];
  const fetch = () => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  const answers = foreignAnswers((odd) => void reported.push(odd));
  const transport = fetchTransport({ baseUrl: '', timeoutMs: 1000, fetch, answers });
  return { transport, ports: portsOver(transport), reported };
};
