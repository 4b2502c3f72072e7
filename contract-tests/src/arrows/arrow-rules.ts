import type { Import } from './imports.ts';
import { placeOf } from './rooms.ts';

/** A rule about the direction of imports. */
export type ArrowRule = {
  readonly says: string;
  /** Returns whether the rule applies to this file. Tests and their helpers have rules of their own. */
  readonly holds: (file: string) => boolean;
  readonly refuses: (found: Import) => boolean;
  /** Examples of imports that break the rule, as file and text. The rule has to refuse each of them. */
  readonly planted: readonly (readonly [file: string, text: string])[];
};

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || /\/(testing|e2e)\//.test(file);

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

/** Returns whether a file is a composition root, or one that only re-exports the types of translation keys. */
const isRoot = (file: string): boolean => /^(ui|cli)\/src\/(compose\/|translations\/translation-key\.ts$)/.test(file);

const isProgramIn = (folder: string) => (file: string) => isIn(folder)(file) && !isTest(file);
const pointsInto =
  (...folders: readonly string[]) =>
  ({ target }: Import) =>
    folders.some((folder) => isIn(folder)(target));

const sectionFolder = (path: string): string | undefined => /^ui\/src\/sections\/([^/]+)\//.exec(path)?.[1];

/** Returns whether an import is the names of stepper buttons, which the server reads too. */
const isStepButton = ({ target }: Import): boolean => /^ui\/src\/page-data\/step-button/.test(target);

/** Returns whether an import is a package for the kit of components. */
const isKitPackage = ({ target }: Import): boolean => /^(react|wouter|react-day-picker)$/.test(target);

/** Returns whether an import leads to a room after the file's own, or whether either of them is in no room. */
const leadsAhead = ({ file, target }: Import): boolean => {
  const [from, to] = [placeOf(file), placeOf(target)];
  if (from === undefined || to === undefined || from.packageOf !== to.packageOf) return false;
  return from.at === -1 || to.at > from.at;
};

const corePackages = /^(neverthrow|@date-fns\/utc\/date\/mini|date-fns\/[A-Za-z]+)$/;

/** Returns whether a file is a configuration of Vite or Playwright, which combines programs and tools. */
const isConfig = (file: string): boolean => /^[^/]+\/(vite|playwright)\.config\.ts$/.test(file);

export const arrowRules: readonly ArrowRule[] = [
  {
    says: 'core imports itself and two packages',
    holds: isProgramIn('core'),
    refuses: (found) => !pointsInto('core')(found) && !corePackages.test(found.target),
    planted: [
      ['core/src/money/cents.ts', "import { z } from 'zod';"],
      ['core/src/cart/cart.ts', "import type { Db } from '@shop/adapters/store/database/database';"],
      ['core/src/cart/cart.ts', "export { x } from '../../../adapters/src/x.ts';"],
    ],
  },
  {
    says: 'no program imports the tools that prepare and build it',
    holds: (file) => !isTest(file) && !isConfig(file),
    refuses: pointsInto('.ci'),
    planted: [
      ['cli/bin/shop.mjs', "const { buildIfStale } = await import('../../.ci/prepare.mjs');"],
      ['adapters/src/payment/browser/open-browser.ts', "import { screenBrowser } from '../../../../.ci/browser.mjs';"],
      ['ui/dev-server.ts', "import { startChunk } from '../.ci/start-chunk.ts';"],
    ],
  },
  {
    says: 'a room imports itself and the rooms before it',
    holds: (file) => placeOf(file) !== undefined && !isTest(file),
    refuses: leadsAhead,
    planted: [
      ['core/src/cart/cart.ts', "import type { ShopPort } from '../ports/shop-port.ts';"],
      ['core/src/seller/state.ts', "import type { ClockPort } from '../ports/clock-port.ts';"],
      ['core/src/ports/shop-port.ts', "import { useCases } from '../use-cases/use-cases.ts';"],
      ['core/src/new-room/x.ts', "import { cents } from '../money/cents.ts';"],
      ['adapters/src/wire/calls/call-table.ts', "import { fetchTransport } from '../client/fetch-transport.ts';"],
      ['adapters/src/wire/calls/openapi.ts', "import { apiRouter } from '../../server/api-router.ts';"],
      ['adapters/src/payment/client/signature.ts', "import { attempts } from '../test-bank/attempt-store.ts';"],
      ['adapters/src/store/database/database.ts', "import { listen } from '../../server/server.ts';"],
      ['adapters/src/pictures/pictured-ports.ts', "import { media } from '../sample/content/sample-media.ts';"],
      ['ui/src/kit/price.tsx', "import { Header } from '../shell/header.tsx';"],
      ['cli/src/cart/add.ts', "import { makeProgram } from '../program.ts';"],
      ['cli/src/failures/failure.ts', "import type { Answer } from '../stdio/answer.ts';"],
      ['ui/src/server/render.ts', "import { openSite } from '../compose/server/open-site.ts';"],
    ],
  },
  {
    says: 'only the shop that is put together and scenarios know the test bank',
    holds: (file) => isProgramIn('adapters/src')(file) && !/^adapters\/src\/(payment|scenarios|shop)\//.test(file),
    refuses: pointsInto('adapters/src/payment/test-bank'),
    planted: [
      ['adapters/src/seller/payment-starter.ts', "import { testCards } from '../payment/test-bank/test-cards.ts';"],
    ],
  },
  {
    says: 'nothing that is built on adapters is known to them',
    holds: isIn('adapters'),
    refuses: pointsInto('ui', 'cli', 'contract-tests'),
    planted: [['adapters/src/x.ts', "import('../../ui/src/app.tsx')"]],
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
    refuses: (found) =>
      !pointsInto('ui/src/kit', 'ui/src/translations', 'core/src')(found) &&
      !isKitPackage(found) &&
      !isStepButton(found),
    planted: [
      ['ui/src/kit/price.tsx', "import { useUseCases } from '../shop-context.tsx';"],
      ['ui/src/kit/toast.tsx', "import { toastLifetime } from '../signals/toasts.ts';"],
      ['ui/src/kit/card.tsx', "import { ProductCard } from '../product-cards/product-card.tsx';"],
      ['ui/src/kit/dropdown.tsx', "import { signal } from '@preact/signals-react';"],
    ],
  },
  {
    says: 'the kit acts on nothing: of core it takes values, not use cases and not ports',
    holds: isProgramIn('ui/src/kit'),
    refuses: pointsInto('core/src/ports', 'core/src/seller', 'core/src/use-cases'),
    planted: [
      ['ui/src/kit/price.tsx', "import type { UseCases } from '@shop/core/use-cases/use-cases';"],
      ['ui/src/kit/price.tsx', "import type { ShopPort } from '@shop/core/ports/shop-port';"],
    ],
  },
  {
    says: 'only the composition roots know adapters',
    holds: (file) => (isProgramIn('ui')(file) || isProgramIn('cli')(file)) && !isRoot(file),
    refuses: pointsInto('adapters'),
    planted: [
      ['ui/src/app.tsx', "import { portsOver } from '@shop/adapters/wire/calls/ports-over';"],
      ['ui/src/server/compose/open-site.ts', "import '@shop/adapters/shop/embedded-shop';"],
      ['ui/src/compose.server.ts', "import '@shop/adapters/shop/embedded-shop';"],
      ['cli/src/compose.ts', "import '@shop/adapters/shop/embedded-shop';"],
      ['cli/src/program.ts', "import '@shop/adapters/store/database/database';"],
    ],
  },
];

/** Returns every import that breaks the rule, as `file -> target`. */
export const wrongArrows = ({ holds, refuses }: ArrowRule, imports: readonly Import[]): readonly string[] =>
  imports.filter((found) => holds(found.file) && refuses(found)).map(({ file, target }) => `${file} -> ${target}`);
