import type { StaffToken } from './staff.ts';

/** The name of staff who use `OPERATOR_TOKEN`. */
const operator = 'operator';

type NamedSecret = Pick<StaffToken, 'name' | 'secret'>;

/** Reads `name:secret` pairs with commas between them. Names are unique, secrets have at least 16 characters and no
 *  spaces. Returns `undefined` for other text. */
export const namedSecretsOf = (text: string): readonly NamedSecret[] | undefined => {
  const parts = text.split(',').map((part) => /^([\w.-]{1,40}):([!-~]{16,})$/.exec(part.trim()));
  const tokens = parts.flatMap((part) => (part === null ? [] : [{ name: part[1] ?? '', secret: part[2] ?? '' }]));
  const names = new Set(tokens.map(({ name }) => name));
  return tokens.length === parts.length && names.size === tokens.length ? tokens : undefined;
};

/** The settings with tokens of staff. */
export type StaffSettings = {
  readonly DOOR_TOKENS?: readonly NamedSecret[] | undefined;
  readonly OFFICE_TOKENS?: readonly NamedSecret[] | undefined;
  readonly OPERATOR_TOKEN?: string | undefined;
};

/** Returns the tokens for calls of staff. */
export const staffTokensOf = ({ DOOR_TOKENS, OFFICE_TOKENS, OPERATOR_TOKEN }: StaffSettings): readonly StaffToken[] => [
  ...(DOOR_TOKENS ?? []).map((token) => ({ ...token, role: 'door' as const })),
  ...(OFFICE_TOKENS ?? []).map((token) => ({ ...token, role: 'office' as const })),
  ...(OPERATOR_TOKEN === undefined ? [] : [{ name: operator, role: 'office' as const, secret: OPERATOR_TOKEN }]),
];

/** Returns a name or secret that two tokens share, since logs could not tell who acted; `undefined` when there is
 *  none. */
export const sharedToken = (settings: StaffSettings): string | undefined => {
  const tokens = staffTokensOf(settings);
  const twice = tokens.find(
    (one, at) => tokens.findIndex(({ name, secret }) => name === one.name || secret === one.secret) < at,
  );
  return twice?.name;
};
