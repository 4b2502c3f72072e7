const decoded = (text: string): string =>
  text
    .replace(/<!--.*?-->/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

/** A form as the page shows it: where it is posted, and what its fields hold. */
export type PageForm = { readonly action: string; readonly fields: ReadonlyMap<string, string> };

const chosenIn = (select: string): string => {
  const options = [...select.matchAll(/<option\b[^>]*>/g)].map(([tag]) => tag);
  return attribute(options.find((tag) => /\bselected\b/.test(tag)) ?? options[0] ?? '', 'value') ?? '';
};

const fieldsIn = (form: string): ReadonlyMap<string, string> => {
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  const selects = [...form.matchAll(/<select\b[^>]*>[\s\S]*?<\/select>/g)].map(([all]) => all);
  return new Map([
    ...inputs.flatMap((tag): readonly (readonly [string, string])[] => {
      const name = attribute(tag, 'name');
      const isLeftOut = /\btype="(?:radio|checkbox)"/.test(tag) && !/\bchecked\b/.test(tag);
      return name === undefined || isLeftOut ? [] : [[name, attribute(tag, 'value') ?? '']];
    }),
    ...selects.map((all) => [attribute(all, 'name') ?? '', chosenIn(all)] as const),
  ]);
};

/** What a browser without script shows of a page. */
export type ShownPage = {
  /** Path and query. */
  readonly address: string;
  readonly path: string;
  readonly status: number;
  readonly language: string;
  readonly title: string;
  readonly forms: readonly PageForm[];
  /** Addresses of the page's links. */
  readonly links: readonly string[];
  /** Address of the page in other languages. */
  readonly alternates: ReadonlyMap<string, string>;
  /** What is read, in its order. */
  readonly text: string;
};

/** Reads a page's answer. */
export const readPage = (address: string, status: number, html: string): ShownPage => {
  const [, body = ''] = html.split(/<body\b[^>]*>/);
  const forms = [...body.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)];
  const anchors = [...body.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
  const languages = anchors.flatMap((tag): readonly (readonly [string, string])[] => {
    const [language, href] = [attribute(tag, 'hrefLang'), attribute(tag, 'href')];
    return language === undefined || href === undefined ? [] : [[language, href]];
  });
  return {
    address,
    path: address.split('?')[0] ?? '',
    status,
    language: /<html\b[^>]*\blang="([a-z]+)/.exec(html)?.[1] ?? '',
    title: decoded(/<h1\b[^>]*>(.*?)<\/h1>/.exec(body)?.[1] ?? ''),
    forms: forms.map(([, tag = '', inner = '']) => ({
      action: attribute(tag, 'action') ?? address,
      fields: fieldsIn(inner),
    })),
    links: anchors.flatMap((tag) => attribute(tag, 'href') ?? []),
    alternates: new Map(languages),
    text: decoded(
      body
        .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
        .replace(/<!--.*?-->/g, '')
        .replace(/<[^>]*>/g, '\n'),
    ).replace(/\n+/g, '\n'),
  };
};
