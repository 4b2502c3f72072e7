/** Folders of adapters that each folder may import, besides core. `open` may import all; everything else is listed, so
 *  that a technology can be replaced by looking at its own row. */
export const adapterArrows: Readonly<Record<string, readonly string[] | 'every folder'>> = {
  // Codecs and calls, for any sender.
  codec: [],
  calls: ['codec', 'cookies'],
  umbraco: ['admission', 'calls', 'client', 'codec'],
  'content-files': ['codec', 'files', 'rich-text', 'translations', 'umbraco'],
  client: ['calls', 'codec', 'cookies'],
  server: ['admission', 'calls', 'codec', 'cookies', 'request-body'],
  operations: ['admission', 'seller', 'server'],
  tracing: ['calls', 'catalog-files', 'clock', 'codec', 'files', 'seller', 'store-memory', 'store-sql'],
  levers: ['calls', 'catalog-files', 'files', 'payment-standin'],

  // Payments: the stand-in knows the contract, production does not know the stand-in.
  payment: ['admission', 'codec', 'request-body'],
  'payment-standin': ['files', 'payment', 'request-body'],

  // The provider of our own: core decides, a store keeps, the seller puts both behind the ports.
  seller: ['admission', 'payment'],
  'store-memory': ['seller'],
  'store-sql': ['calls', 'catalog-files', 'clock', 'codec', 'files', 'seller'],
  sample: ['catalog-files', 'child-process', 'codec', 'content-files', 'media', 'umbraco'],
  media: ['admission', 'child-process', 'files', 'server'],

  // Catalog files.
  'catalog-files': ['child-process', 'codec', 'files', 'rich-text'],
  'scenario-files': ['catalog-files', 'codec', 'levers', 'payment-standin'],

  // Visits in a browser.
  browser: ['payment-standin'],

  // What an order looks like on paper.
  'order-pdf': ['child-process', 'translations'],

  // What an order looks like on a telephone.
  wallet: [],

  // What buyers are written.
  mail: ['files', 'translations', 'wallet'],

  // Small things with one job.
  admission: [],
  'child-process': [],
  clock: [],
  'content-cache': [],
  'content-disk': ['calls', 'content-cache'],
  cookies: ['files'],
  files: [],
  'request-body': ['codec'],
  random: [],
  pictures: [],
  'rich-text': ['pictures', 'umbraco'],
  translations: [],

  open: 'every folder',
};
