import type { Plugin } from 'vite';

const looksImport = /^import (\w+) from ('[^']+\.module\.css')/gm;

/** Whether classes are chosen by a name that is known only when they are drawn, such as `styles[tone]`. */
const isChosenLater = (code: string, looks: string): boolean => code.includes(`${looks}[`);

/** A script that imports each class it names, for the bundler to inline; a table of all classes stays where some are
 *  chosen later. */
const withNamedClasses = (code: string): string =>
  code.replace(looksImport, (whole, looks: string, file: string) =>
    isChosenLater(code, looks) ? whole : `import * as ${looks} from ${file}`,
  );

/** Inlines class names into scripts (1.5 KB a page): a style sheet's table would hold the names of everything fetched
 *  later too. All style sheets are built, even those that only the server uses, as for the main site. */
export const inlineClassNames = (): readonly Plugin[] => [
  {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/ui\/src\/.*\.tsx?$/, code: /\.module\.css'/ },
      handler: (code) => ({ code: withNamedClasses(code), map: null }),
    },
  },
  {
    name: 'kept-looks',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/ui\/src\/.*\.module\.css/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];
