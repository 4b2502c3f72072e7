/** Which folders of adapters each folder may import, besides core. Assemblies join whatever they want; everything else stays
 *  apart unless it is listed, so that a technology can be exchanged by looking at its own row. */
export const adapterArrows: Readonly<Record<string, readonly string[] | 'every folder'>> = {
  // Codecs and calls: what travels, whoever sends it.
  codec: [],
  calls: ['codec'],
  umbraco: ['calls', 'codec'],
  client: ['calls', 'codec', 'cookies'],
  server: ['calls', 'codec', 'cookies'],
  tracing: ['calls', 'codec', 'files'],

  // Payments: the stand-in knows the contract, production does not know the stand-in.
  payment: ['codec'],
  'payment-standin': ['files', 'payment'],

  // The embedded provider.
  'store-sql': ['codec', 'payment', 'rich-text', 'translations', 'umbraco'],
  embedded: ['files', 'store-sql'],
  sample: ['media', 'umbraco'],
  media: ['files'],

  // Small things with one job.
  clock: [],
  'content-cache': [],
  cookies: ['files'],
  files: [],
  random: [],
  'rich-text': ['codec', 'umbraco'],
  translations: [],

  assemble: 'every folder',
};

/** Arrows that are wrong and still there, each as `from -> to`; a row that nothing needs any more fails the test. */
export const knownExceptions: readonly string[] = ['store-sql -> sample', 'sample -> store-sql'];
