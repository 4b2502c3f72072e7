import type { Failure } from '../../failures/failure.ts';

/** What an order is not, or what cannot be done with it. */
export const orderRefusal = (code: string, message: string, hints: readonly string[] = []): Failure => ({
  type: 'operator',
  code: `Order.${code}`,
  message,
  hints,
});
