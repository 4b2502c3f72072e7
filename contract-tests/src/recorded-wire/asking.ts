import { isRecord } from '@shop/adapters/wire/codec/json-value';

/** An answer of the record: `json` is a value, so that the order of members means nothing. */
export type Recorded = { readonly title: string; readonly status: number; readonly json: unknown };

export type Asked = {
  readonly title: string;
  readonly path: string;
  /** A POST with this JSON; a GET when left out. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An answer and the cookies that came with it. */
export type Answered = Recorded & { readonly cookie: string };

export type Ask = (asked: Asked) => Promise<Answered>;

/** What stands at a path such as `item.items.0.cartItemId`. */
const at = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return part[Number(name)];
    return isRecord(part) ? part[name] : undefined;
  }, json);

/** A text of an answer. Throws where there is none, with the whole answer. */
export const textAt = ({ title, status, json }: Recorded, path: string): string => {
  const found = at(json, path);
  if (typeof found === 'string' && found !== '') return found;
  throw new Error(`${title}: no text at ${path} of ${status} ${JSON.stringify(json)}`);
};

/** Long texts, such as files, by their beginning: the record is to stay readable. */
const shortened = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > 300 ? `${value.slice(0, 100)}...` : value;

/** Asks a server and notes each answer under its title, which has to be its own. */
export const recording = (url: string, onAnswer: () => void) => {
  const answers: Recorded[] = [];
  const asked = new Set<string>();
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
    asked.add(path.replace(/\?.*$/, ''));
    return {
      ...whole,
      cookie: answer.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; '),
    };
  };
  return { ask, answers, asked };
};
