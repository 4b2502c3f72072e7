import { portsOver } from '../../calls/ports-over.ts';
import { fetchTransport } from '../fetch-transport.ts';
import { foreignAnswers, type OddAnswer } from '../foreign-answers.ts';

/** Transport and ports over a provider elsewhere that answers everything with this, and what its operator is told. */
export const answering = (body: unknown, status = 200) => {
  const told: OddAnswer[] = [];
  const fetch = () => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  const answers = foreignAnswers((odd) => void told.push(odd));
  const transport = fetchTransport({ baseUrl: '', timeoutMs: 1000, fetch, answers });
  return { transport, ports: portsOver(transport), told };
};
