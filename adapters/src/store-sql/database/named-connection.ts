import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { DatabaseError, type QueryResult as PgResult, type PoolClient } from 'pg';
import { ConnectionLost, isReadOnly, isStale } from './postgres-failure.ts';

/** So many statements are on their way at most, since none of them may take too long. */
const mostUnanswered = 20;

/** Where a name leads to several addresses and nobody answers at any of them, the error has a code and no words. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
};

/** What the database says of a statement stays as it is; all else means that nobody answers. */
export const spoken = (error: unknown): Error =>
  error instanceof DatabaseError ? error : new ConnectionLost(messageOf(error), { cause: error });

/** What a statement did and gave; of several statements, the last one. */
type Answer = Pick<PgResult, 'command' | 'rowCount' | 'rows'>;

/** PostgreSQL has no text with this character, which is told as one that stands for none, as SQLite tells half of a letter. */
const sendable = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;

/** A row is there or the transaction is gone, which the next statement tells: nobody waits for that alone. */
const saysNothing = (sql: string): boolean => /^insert into /.test(sql) && !/ (returning|do nothing)\b/.test(sql);

/** One connection: statements by name, whole answers. */
export class NamedConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  #isBroken = false;
  /** The first that went wrong of what nobody waited for. */
  #fault: Error | undefined;
  #unanswered = 0;

  constructor(client: PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = this.#ask(sql, parameters);
    if (saysNothing(sql) && this.#unanswered < mostUnanswered) {
      this.#leave(asked);
      return { rows: [] };
    }
    const { command, rowCount, rows } = await asked.catch((error: Error) => {
      throw this.#takeFault() ?? error;
    });
    const fault = this.#takeFault();
    if (fault !== undefined) throw fault;
    // A transaction that a statement had failed in is not kept, whatever was asked.
    if (sql === 'commit' && command !== 'COMMIT') throw new Error('a failed transaction was to be committed');
    return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
  }

  // biome-ignore lint/correctness/useYield: the shop reads whole answers.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('no answer is read piece by piece');
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  #leave(asked: Promise<Answer>): void {
    this.#unanswered += 1;
    const answered = (): void => {
      this.#unanswered -= 1;
    };
    asked.then(answered, (error: Error) => {
      answered();
      this.#fault ??= error;
    });
  }

  #takeFault(): Error | undefined {
    const fault = this.#fault;
    this.#fault = undefined;
    return fault;
  }

  async #ask(text: string, parameters: readonly unknown[]): Promise<Answer> {
    const name = parameters.length === 0 ? undefined : this.#nameOf(text);
    try {
      const answer: PgResult | PgResult[] = await this.#client.query({
        text,
        values: parameters.map(sendable),
        ...(name === undefined ? {} : { name }),
      });
      return Array.isArray(answer) ? (answer.at(-1) ?? noAnswer) : answer;
    } catch (error) {
      const told = spoken(error);
      this.#isBroken ||= told instanceof ConnectionLost || isStale(error) || isReadOnly(error);
      throw told;
    }
  }
}

const noAnswer: Answer = { command: '', rowCount: null, rows: [] };
