import { preload } from 'react-dom';

/** Style sheets and fonts of a page, named in its head. Drawn on the server only. */
export const PageFiles = ({
  styles,
  fonts,
}: {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}) => {
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />);
};
