import { add, type Cents, cents, subtract, sum, zero } from './cents.ts';

// In BigInt, because the product of two large amounts exceeds the safe integers.
const exactShare = (amount: Cents, line: Cents, total: Cents) => {
  const product = BigInt(amount) * BigInt(line);
  const divisor = BigInt(total);
  return { line, whole: cents(Number(product / divisor)), remainder: Number(product % divisor) };
};

/** Splits an amount over lines in proportion to their amounts, by largest remainder. Among equal remainders the larger
 *  line comes first, so that the order of the lines does not matter. No share of an amount up to their sum exceeds its
 *  line. Amounts are not negative; lines without any amount get nothing. */
export const sharesOf = (amount: Cents, lines: readonly Cents[]): readonly Cents[] => {
  const total = sum(lines);
  if (total === 0) return lines.map(() => zero);
  const exact = lines.map((line) => exactShare(amount, line, total));
  const undistributed = subtract(amount, sum(exact.map((share) => share.whole)));
  const inTurn = [...exact].sort((a, b) => b.remainder - a.remainder || b.line - a.line);
  const roundedUp = new Set(inTurn.slice(0, undistributed));
  return exact.map((share) => (roundedUp.has(share) ? add(share.whole, cents(1)) : share.whole));
};
