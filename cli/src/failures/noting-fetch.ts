type Fetch = typeof globalThis.fetch;

const codeOf = (thrown: unknown): string | undefined => {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
};

/** The same fetch, and the system's code of its last request without a connection, such as `ECONNREFUSED`. */
export const notingFetch = (
  fetch: Fetch,
): { readonly fetch: Fetch; readonly networkFault: () => string | undefined } => {
  let fault: string | undefined;
  return {
    fetch: async (...request) => {
      try {
        return await fetch(...request);
      } catch (thrown) {
        fault = codeOf(thrown);
        throw thrown;
      }
    },
    networkFault: () => fault,
  };
};
