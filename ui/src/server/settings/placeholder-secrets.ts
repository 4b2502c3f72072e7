// Apart: what a secret looks like, beside which settings exclude each other.
import type { Environment } from './environment.ts';

const secrets = [
  'PAYMENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PROVIDER_PASSWORD',
  'PROFILE_PASSWORD',
  'CONTENT_API_KEY',
  'OPERATOR_TOKEN',
] as const satisfies readonly (keyof Environment)[];

const tokenLists = ['DOOR_TOKENS', 'OFFICE_TOKENS'] as const satisfies readonly (keyof Environment)[];

/** Returns whether a secret looks like the placeholder of an instruction. */
const isPlaceholder = (text: string): boolean => {
  const secret = text.replace(/^(?:[rs]k_(?:live|test)|whsec)_/, '');
  return (
    new Set(secret).size < 5 ||
    /^(change|default|example|password|placeholder|replace|sample|secret|test)/i.test(secret)
  );
};

/** Returns the first setting with a secret that looks like the placeholder of an instruction, else `undefined`. */
export const placeholderSecret = (settings: Partial<Environment>): keyof Environment | undefined =>
  secrets.find((name) => isPlaceholder(settings[name] ?? 'a real secret')) ??
  tokenLists.find((name) => settings[name]?.some(({ secret }) => isPlaceholder(secret)));
