/** The part of `fetch` that this project uses; an in-process hono app is one as well, without a socket. */
export type FetchFunction = (url: string, init?: RequestInit) => Promise<Response>;
