type Answer = {
  readonly path: string;
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
  readonly headers: Headers;
};

type Fields = Readonly<Record<string, string>>;

/** A browser without scripts: keeps cookies and follows redirects. `origin` is called for each request. */
export const plainBrowser = (origin: () => string) => {
  const jar = new Map<string, string>();

  /** Sends one request, whatever its answer. */
  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const cookie = [...jar].map(([name, text]) => `${name}=${text}`).join('; ');
    const answer = await fetch(origin() + path, { ...init, headers: { ...init.headers, cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', text = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, text);
    }
    const { status } = answer;
    return {
      path,
      status,
      location: answer.headers.get('location'),
      text: await answer.text(),
      headers: answer.headers,
    };
  };

  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await send(path, init);
    return answer.location === null ? answer : ask(answer.location.split('#')[0] ?? answer.location);
  };

  const posted = (fields: Fields): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });
  return {
    jar,
    send,
    ask,
    post: (path: string, fields: Fields) => ask(path, posted(fields)),
    /** Posts without following a redirect. */
    postOnce: (path: string, fields: Fields) => send(path, posted(fields)),
  };
};
