import { parseInstant } from '@shop/core/dates/instant';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';

const empty = z.literal('');
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.union([schema, z.pipe(empty, z.transform(() => undefined))]));

const url = z.url({ protocol: /^https?$/ });
const withoutSlash = z.pipe(url, z.transform((text: string) => text.replace(/\/+$/, '')));

const at = z.pipe(
  z.string(),
  z.transform((text, context) =>
    parseInstant(text).match(
      (instant) => instant,
      () => {
        context.issues.push({ code: 'custom', input: text, message: 'must be a moment such as 2026-11-21T10:00:00Z' });
        return z.NEVER;
      },
    ),
  ),
);

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
};

/** Environment of the server. Empty text counts as not set. */
const environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  /** Only this part in this process; all of them when left out. */
  ONLY: optional(z.enum(['pages', 'api', 'payments'])),
  /** Address under which visitors reach the shop; the listening address unless set. */
  PUBLIC_ORIGIN: optional(withoutSlash),
  MAIN_SITE_URL: optional(withoutSlash),
  /** A real provider instead of the embedded one, with its shared client credential. */
  PROVIDER_URL: optional(withoutSlash),
  PROVIDER_USER: optional(z.string()),
  PROVIDER_PASSWORD: optional(z.string()),
  CONTENT_URL: optional(withoutSlash),
  CONTENT_API_KEY: optional(z.string()),
  PROFILE_URL: optional(withoutSlash),
  /** A payment page that runs elsewhere, and the secret it shares with the shop. */
  PAYMENT_URL: optional(withoutSlash),
  PAYMENT_SECRET: optional(z.string().check(z.minLength(16))),
  /** Test settings: a clock that stands at this moment, repeatable random tokens, another zone of the resort. */
  SHOP_AT: optional(at),
  SHOP_SEED: optional(z.string()),
  SHOP_ZONE: z._default(z.string().check(z.refine(isZone, 'must be a time zone such as Europe/Ljubljana')), 'Europe/Ljubljana'),
});

export type ServerSettings = z.infer<typeof environment>;

/** Reads the settings; the error is one line that names the first wrong one and what is allowed. */
export const readSettings = (variables: Readonly<Record<string, string | undefined>>): Result<ServerSettings, string> => {
  const result = environment.safeParse(variables);
  if (result.success) return ok(result.data);
  const [issue] = result.error.issues;
  return err(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'not usable'}`);
};
