const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

/** Requests a page as a browser without scripts does, without following redirects. Returns the answer with its
 *  metadata. */
export const askPage = async (address: string, cookie = '') => {
  const answer = await fetch(address, { redirect: 'manual', headers: cookie === '' ? {} : { Cookie: cookie } });
  const html = await answer.text();
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const canonical = links.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '';
  const alternates = links.flatMap((tag): readonly [string, string][] => {
    const [language, href] = [attribute(tag, 'hreflang'), attribute(tag, 'href')];
    return language === undefined || href === undefined ? [] : [[language, href]];
  });
  const anchors = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => ({
    href: attribute(tag, 'href'),
    isFollowed: !attribute(tag, 'rel')?.split(' ').includes('nofollow'),
  }));
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html,
    lang: /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1],
    title: title === undefined ? undefined : decoded(title),
    canonical: attribute(canonical, 'href'),
    /** Addresses by `hreflang`. */
    alternates: new Map(alternates),
    /** Links in the page, and whether crawlers may follow them. */
    anchors,
    headers: answer.headers,
  };
};
