import { isRecord } from '@shop/adapters/wire/codec/json-value';

/** A recorded answer. `json` is compared as a value, so the order of its members does not matter. */
export type Recorded = { readonly title: string; readonly status: number; readonly json: unknown };

export type Asked = {
  readonly title: string;
  readonly path: string;
  /** The JSON of a POST request; a GET request when absent. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A recorded answer with the cookies that it set. */
export type Answered = Recorded & { readonly cookie: string };

export type Ask = (asked: Asked) => Promise<Answered>;

/** Returns the value at a path such as `item.items.0.cartItemId`. */
const at = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return part[Number(name)];
    return isRecord(part) ? part[name] : undefined;
  }, json);

/** Returns a text of an answer. Throws with the whole answer if there is no such text. */
export const textAt = ({ title, status, json }: Recorded, path: string): string => {
  const text = at(json, path);
  if (typeof text === 'string' && text !== '') return text;
  throw new Error(`${title}: no text at ${path} of ${status} ${JSON.stringify(json)}`);
};

/** Shortens long texts, such as files, so that the record is readable. */
const shortened = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > 300 ? `${value.slice(0, 100)}...` : value;

/** Sends requests to a server and records each answer under its title, which must be unique. */
export const recording = (url: string, onAnswer: () => void) => {
  const answers: Recorded[] = [];
  const paths = new Set<string>();
  const ask: Ask = async ({ title, path, body, headers }) => {
    if (answers.some((one) => one.title === title)) throw new Error(`two requests are called ${title}`);
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    const text = await answer.text();
    const whole = { title, status: answer.status, json: text === '' ? '' : JSON.parse(text) };
    answers.push(JSON.parse(JSON.stringify(whole, shortened)));
    onAnswer();
    paths.add(path.replace(/\?.*$/, ''));
    return {
      ...whole,
      cookie: answer.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; '),
    };
  };
  return { ask, answers, paths };
};
