const soft = 'color:#345059';
const small = `font-size:14px;line-height:1.45;${soft}`;

// Mail programs remove style sheets, so each element has a style attribute. Colors are those of the shop's pages.
const looks = {
  body: 'margin:0;padding:24px 12px;background:#ecf4f4;color:#062a33;font:16px/1.5 Figtree,Segoe UI,Helvetica,Arial,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%',
  page: 'max-width:600px;width:100%;margin:0 auto',
  band: 'padding:18px 24px;background:#0a3742;border-radius:16px 16px 0 0;border-bottom:4px solid #18a3b3',
  sign: 'display:block;border:0;border-radius:10px',
  shop: 'padding:0 0 0 12px;color:#ffffff;font:600 22px/1.2 Fraunces,Georgia,Times New Roman,serif',
  main: 'padding:28px 24px;background:#ffffff;border-radius:0 0 16px 16px',
  title: 'margin:0 0 16px;font:600 27px/1.25 Fraunces,Georgia,Times New Roman,serif;color:#0a3742',
  heading: 'margin:32px 0 8px;font:600 20px/1.3 Fraunces,Georgia,Times New Roman,serif;color:#0a3742',
  paragraph: 'margin:0 0 12px',
  note: `margin:12px 0 0;${small}`,
  rule: 'margin:32px 0 16px;border:0;border-top:1px solid #c9dcdc',
  facts: 'margin:0 0 12px',
  fact: 'margin:0 0 2px',
  list: 'margin:0 0 12px;padding:0 0 0 20px',
  items: 'width:100%;margin:0 0 12px',
  item: 'padding:8px 0;border-bottom:1px solid #d9e7e7;vertical-align:top',
  amount:
    'padding:8px 0 8px 16px;border-bottom:1px solid #d9e7e7;vertical-align:top;text-align:right;white-space:nowrap',
  small: `display:block;${small}`,
  ticket:
    'width:100%;margin:0 0 12px;background:#f6fafa;border:1px solid #d9e7e7;border-radius:12px;border-collapse:separate',
  inset: 'padding:12px 16px 16px',
  qr: 'display:inline-block;vertical-align:middle;margin:4px 16px 4px 0;border:0;border-radius:8px;background:#ffffff',
  words: 'display:inline-block;vertical-align:middle;max-width:21em;margin:4px 0',
  code: `display:block;white-space:nowrap;font:14px/1.5 Consolas,Menlo,Courier New,monospace;${soft}`,
  pressed: 'margin:20px 0',
  press: 'background:#006a79;border-radius:26px',
  button: 'display:inline-block;padding:13px 24px;color:#ffffff;text-decoration:none;font-weight:bold',
  link: 'color:#006a79',
} as const;

type Look = keyof typeof looks;

/** Changes in a dark program. Codes stay dark on white, because scanners need that. */
const dark = {
  body: 'background:#04181e;color:#e8f2f3',
  main: 'background:#0b2a33',
  title: 'color:#ffffff',
  heading: 'color:#ffffff',
  note: 'color:#b8d0d4',
  small: 'color:#b8d0d4',
  code: 'color:#b8d0d4',
  rule: 'border-color:#2b515c',
  item: 'border-color:#2b515c',
  amount: 'border-color:#2b515c',
  ticket: 'background:#123a46;border-color:#2b515c',
  press: 'background:#8ad3d9',
  button: 'color:#062a33',
  link: 'color:#8ad3d9',
} as const satisfies Partial<Record<Look, string>>;

/** Returns the attributes of an element's style. */
export const lookOf = (look: Look): string => `style="${looks[look]}"${look in dark ? ` class="${look}"` : ''}`;

const darkRules = Object.entries(dark).map(([look, style]) => `.${look}{${style.replace(/;|$/g, '!important$&')}}`);

export const darkStyle = `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){${darkRules.join('')}}`;
