/** The rooms of each package, in their order: a room imports those before it and itself, never one after it. A room
 *  within a room has a place of its own where its direction matters. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'core/src': [
    // Values.
    'brand.ts',
    'numeric-id.ts',
    'ids.ts',
    'languages',
    'money',
    'dates',
    'text',
    'limits',
    'customer',
    'errors',
    'member',
    'consent',
    // Nouns and their rules.
    'pricing',
    'paths',
    'content',
    'catalog',
    'availability',
    'cart',
    'packages',
    'checkout',
    'papers',
    'scenario',
    'seller',
    // What waits.
    'ports',
    'use-cases',
  ],
  'adapters/src': [
    'platform',
    'wire/codec',
    'wire/calls',
    'wire/client',
    'pictures',
    'content',
    'papers',
    'catalog-files',
    'payment/client',
    'payment/test-bank',
    'payment/browser',
    'scenarios',
    'seller',
    'sample',
    'store',
    'trace',
    'server',
    'shop',
  ],
  'ui/src': [
    'client-settings.ts',
    'page-data',
    'signals',
    'shop-context.tsx',
    'translations',
    'kit',
    'lazy',
    'styles',
    'pages',
    'actions',
    'consent',
    'razrez',
    'product-cards',
    'upsells',
    'gift-cards',
    'failures',
    'checkout',
    'sections',
    'page-start.ts',
    'shell',
    'main-site',
    'server',
    'compose',
    'late-start.ts',
    'start-page.tsx',
    'serve.ts',
    'entry-server.ts',
    'entry-client.tsx',
  ],
};

/** The package of a path and the room's place in its order; `at` is -1 where no room holds the path. */
export const placeOf = (path: string): { readonly packageOf: string; readonly at: number } | undefined => {
  const packageOf = Object.keys(rooms).find((folder) => path.startsWith(`${folder}/`));
  if (packageOf === undefined) return undefined;
  const inside = path.slice(packageOf.length + 1).replace(/\.tsx?$/, '');
  const isIn = (room: string): boolean => {
    const name = room.replace(/\.tsx?$/, '');
    return inside === name || inside.startsWith(`${name}/`);
  };
  return { packageOf, at: rooms[packageOf]?.findIndex(isIn) ?? -1 };
};
