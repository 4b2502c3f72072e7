type Fetch = typeof globalThis.fetch;

/** A request without a connection: the system's code, such as `ECONNREFUSED`, and the origin that it was sent to. */
export type NetworkFault = { readonly code: string; readonly address: string };

const codeOf = (thrown: unknown): string | undefined => {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
};

/** Wraps a fetch function. `networkFault` returns why its last request had no connection; `undefined` when it had one
 *  or the system gave no code. */
export const notingFetch = (
  fetch: Fetch,
): { readonly fetch: Fetch; readonly networkFault: () => NetworkFault | undefined } => {
  let fault: NetworkFault | undefined;
  return {
    fetch: async (input, init) => {
      fault = undefined;
      try {
        return await fetch(input, init);
      } catch (thrown) {
        const code = codeOf(thrown);
        const { origin } = new URL(input instanceof Request ? input.url : input);
        fault = code === undefined ? undefined : { code, address: origin };
        throw thrown;
      }
    },
    networkFault: () => fault,
  };
};
