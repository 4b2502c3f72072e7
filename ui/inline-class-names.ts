import type { Plugin } from 'vite';

const looksImport = /^import (\w+) from ('[^']+\.module\.css')/gm;

/** Whether classes are chosen by a name that is known only when they are drawn, such as `styles[tone]`. */
const isChosenLater = (code: string, looks: string): boolean => code.includes(`${looks}[`);

/** A script with each class that it names imported on its own, for the bundler to put it where it stands; a table of all classes
 *  stays where some are chosen later. */
const withNamedClasses = (code: string): string =>
  code.replace(looksImport, (whole, looks: string, file: string) =>
    isChosenLater(code, looks) ? whole : `import * as ${looks} from ${file}`,
  );

/** Puts classes into the scripts that name them (1.5 KB a page): the tables of a page's style sheets hold the names of all that is
 *  fetched later too. Every style sheet is built, though no script may need it for a name any more, as those of the main site, which
 *  the server alone draws. */
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
