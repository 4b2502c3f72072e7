import { adapterArrows } from './adapter-arrows.ts';
import type { Import } from './imports.ts';

/** A port: one that several nouns share, or one beside the noun it speaks of. */
const isPort = ({ target }: Import): boolean => /^core\/src\/(ports\/|.*-port(\.ts)?$)/.test(target);

/** One direction that imports must keep. */
export type ArrowRule = {
  readonly says: string;
  /** Whether the rule is about this file; tests and their helpers are only held to the rules of their own kind. */
  readonly holds: (file: string) => boolean;
  readonly refuses: (found: Import) => boolean;
  /** Imports that break the rule, as file and text: the rule has to see each of them. */
  readonly planted: readonly (readonly [file: string, text: string])[];
};

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || /\/(testing|e2e)\//.test(file);

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

/** The folders of the composition roots. */
const isRoot = (file: string): boolean => isIn('ui/src/compose')(file) || isIn('cli/src/compose')(file);

const isProgramIn = (folder: string) => (file: string) => isIn(folder)(file) && !isTest(file);
const pointsInto =
  (...folders: readonly string[]) =>
  ({ target }: Import) =>
    folders.some((folder) => isIn(folder)(target));

export const adapterFolder = (path: string): string | undefined => /^adapters\/src\/([^/]+)\//.exec(path)?.[1];

const sectionFolder = (path: string): string | undefined => /^ui\/src\/sections\/([^/]+)\//.exec(path)?.[1];

/** What draws, and the one package that a kit of parts is drawn with. */
const isKitPackage = ({ target }: Import): boolean => /^(react|wouter|react-day-picker)$/.test(target);

/** The arrow between two folders of adapters that an import draws; none for one that stays inside or leaves. */
export const adapterArrow = ({ file, target }: Import): readonly [from: string, to: string] | undefined => {
  const [from, to] = [adapterFolder(file), adapterFolder(target)];
  return from === undefined || to === undefined || from === to ? undefined : [from, to];
};

const isListed = (from: string, to: string): boolean => {
  const known = adapterArrows[from];
  return known === 'every folder' || known?.includes(to) === true;
};

const corePackages = /^(neverthrow|@date-fns\/utc\/date\/mini|date-fns\/[A-Za-z]+)$/;

export const arrowRules: readonly ArrowRule[] = [
  {
    says: 'core imports itself and two packages',
    holds: isProgramIn('core'),
    refuses: (found) => !pointsInto('core')(found) && !corePackages.test(found.target),
    planted: [
      ['core/src/money/cents.ts', "import { z } from 'zod';"],
      ['core/src/cart/cart.ts', "import type { Db } from '@shop/adapters/store-sql/database/database';"],
      ['core/src/cart/cart.ts', "export { x } from '../../../adapters/src/x.ts';"],
    ],
  },
  {
    says: 'the rules of the host decide over what they are given: they ask no port',
    holds: isProgramIn('core/src/seller'),
    refuses: isPort,
    planted: [['core/src/seller/decide.ts', "import type { ClockPort } from '../ports/clock-port.ts';"]],
  },
  {
    says: 'nothing that is built on adapters is known to them',
    holds: isIn('adapters'),
    refuses: pointsInto('ui', 'cli', 'contract-tests'),
    planted: [['adapters/src/x.ts', "import('../../ui/src/app.tsx')"]],
  },
  {
    says: 'a folder of adapters imports the folders that its row lists',
    holds: isProgramIn('adapters/src'),
    refuses: (found) => {
      const [from, to] = adapterArrow(found) ?? [];
      if (from === undefined || to === undefined) return false;
      return !isListed(from, to);
    },
    planted: [
      ['adapters/src/payment/signature.ts', "import { ledger } from '../payment-standin/ledger.ts';"],
      ['adapters/src/calls/call-table.ts', "import { fetchTransport } from '../client/fetch-transport.ts';"],
      ['adapters/src/calls/openapi.ts', "import { apiRouter } from '../server/api-router.ts';"],
      ['adapters/src/store-sql/cart/carts.ts', "import { listen } from '../../server/server.ts';"],
      ['adapters/src/media/media-route.ts', "import { sampleDrawings } from '../sample/media/sample-drawings.ts';"],
      ['adapters/src/new-folder/x.ts', "import '../codec/codec.ts';"],
    ],
  },
  {
    says: 'a driver knows neither the other one nor the contracts',
    holds: (file) => isIn('ui')(file) || isIn('cli')(file),
    refuses: (found) => pointsInto(isIn('ui')(found.file) ? 'cli' : 'ui', 'contract-tests')(found),
    planted: [
      ['ui/src/serve.ts', "import { run } from '@shop/cli/run';"],
      ['cli/src/run.ts', "import { renderPage } from '../../ui/src/server/pages/render-page.tsx';"],
    ],
  },
  {
    says: 'a section of a page does not know another one: what two share has a folder of its own',
    holds: (file) => sectionFolder(file) !== undefined,
    refuses: ({ file, target }) => sectionFolder(target) !== undefined && sectionFolder(target) !== sectionFolder(file),
    planted: [
      ['ui/src/sections/ticket/ticket-choice.tsx', "import { EmptyCart } from '../cart-review/empty-cart.tsx';"],
      ['ui/src/sections/ticket/lazy-steps.ts', "import('../cart-review/cart-line.tsx')"],
    ],
  },
  {
    says: 'the kit draws what it is given: it knows words and values, no use case, no section and no store',
    holds: isProgramIn('ui/src/kit'),
    refuses: (found) => !pointsInto('ui/src/kit', 'ui/src/translations', 'core/src')(found) && !isKitPackage(found),
    planted: [
      ['ui/src/kit/price.tsx', "import { useUseCases } from '../shop-context.tsx';"],
      ['ui/src/kit/toast.tsx', "import { toastLifetime } from '../signals/toasts.ts';"],
      ['ui/src/kit/card.tsx', "import { ProductCard } from '../product-cards/product-card.tsx';"],
      ['ui/src/kit/dropdown.tsx', "import { signal } from '@preact/signals-react';"],
    ],
  },
  {
    says: 'the kit acts through nobody: of core it takes values, not use cases and not ports',
    holds: isProgramIn('ui/src/kit'),
    refuses: (found) => isPort(found) || pointsInto('core/src/seller')(found) || found.target === 'core/src/use-cases',
    planted: [
      ['ui/src/kit/price.tsx', "import type { UseCases } from '@shop/core/use-cases';"],
      ['ui/src/kit/price.tsx', "import type { ShopPort } from '@shop/core/cart/shop-port';"],
    ],
  },
  {
    says: 'only the composition roots know adapters',
    holds: (file) => (isProgramIn('ui')(file) || isProgramIn('cli')(file)) && !isRoot(file),
    refuses: pointsInto('adapters'),
    planted: [
      ['ui/src/app.tsx', "import { portsOver } from '@shop/adapters/calls/ports-over';"],
      ['ui/src/server/compose/open-site.ts', "import '@shop/adapters/open/embedded-shop';"],
      ['ui/src/compose.server.ts', "import '@shop/adapters/open/embedded-shop';"],
      ['cli/src/compose.ts', "import '@shop/adapters/open/embedded-shop';"],
      ['cli/src/program.ts', "import '@shop/adapters/store-sql/database/database';"],
    ],
  },
];

/** Every import that breaks the rule, as `file -> target`. */
export const wrongArrows = ({ holds, refuses }: ArrowRule, imports: readonly Import[]): readonly string[] =>
  imports.filter((found) => holds(found.file) && refuses(found)).map(({ file, target }) => `${file} -> ${target}`);
