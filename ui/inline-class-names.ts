import type { Plugin } from 'vite';

const looksImport = /^import (\w+) from ('[^']+\.module\.css')/gm;

/** Returns whether code chooses a class by a computed name, such as `styles[tone]`. */
const isChosenLater = (code: string, looks: string): boolean => code.includes(`${looks}[`);

/** Returns the script with separate imports of the classes that it names, which the bundler inlines. A style sheet
 *  whose classes are chosen by computed names keeps its table. */
const withNamedClasses = (code: string): string =>
  code.replace(looksImport, (whole, looks: string, file: string) =>
    isChosenLater(code, looks) ? whole : `import * as ${looks} from ${file}`,
  );

/** Inlines class names into scripts (1.5 KB a page), as a style sheet's table would also hold the names of code that
 *  loads later. All style sheets are built, also those that only the server uses, such as for the main site. */
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
