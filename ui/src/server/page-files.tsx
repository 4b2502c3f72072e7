import { preload, preloadModule } from 'react-dom';

/** Style sheets, modules and words of a page, named in its head. Drawn on the server only. */
export const PageFiles = ({
  styles,
  modules,
  wordsHref,
  nonce,
}: {
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  readonly wordsHref: string;
  readonly nonce: string;
}) => {
  for (const href of modules) preloadModule(href, { as: 'script', nonce });
  preload(wordsHref, { as: 'fetch', crossOrigin: 'anonymous' });
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />);
};
