const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** What a page's answer says of itself, without following a redirect. */
export type PageAnswer = {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
  readonly lang: string | undefined;
  readonly title: string | undefined;
  readonly canonical: string | undefined;
  /** Address by `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly headers: Headers;
};

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

/** Asks for a page as a browser without script would. */
export const askPage = async (address: string, cookie = ''): Promise<PageAnswer> => {
  const answer = await fetch(address, { redirect: 'manual', headers: cookie === '' ? {} : { Cookie: cookie } });
  const html = await answer.text();
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const canonical = links.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '';
  const alternates = links.flatMap((tag): readonly [string, string][] => {
    const [language, href] = [attribute(tag, 'hreflang'), attribute(tag, 'href')];
    return language === undefined || href === undefined ? [] : [[language, href]];
  });
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html,
    lang: /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1],
    title: title === undefined ? undefined : decoded(title),
    canonical: attribute(canonical, 'href'),
    alternates: new Map(alternates),
    headers: answer.headers,
  };
};
