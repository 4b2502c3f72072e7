import { preload, preloadModule } from 'react-dom';

/** Style sheets, modules, fonts and words of a page, named in its head. Drawn on the server only. */
export const PageFiles = ({
  styles,
  modules,
  fonts,
  translationsHref,
  nonce,
}: {
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  /** Only where a script reads them. */
  readonly translationsHref?: string;
  readonly nonce: string;
}) => {
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  for (const href of modules) preloadModule(href, { as: 'script', nonce });
  if (translationsHref !== undefined) preload(translationsHref, { as: 'fetch', crossOrigin: 'anonymous' });
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />);
};
