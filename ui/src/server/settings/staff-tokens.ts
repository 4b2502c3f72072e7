import type { StaffToken } from '@shop/core/ports/staff';

/** The name of staff who use `OPERATOR_TOKEN`. */
const operator = 'operator';

type NamedSecret = Pick<StaffToken, 'name' | 'secret'>;

/** `name:secret` with commas between them: each name once, secrets of 16 characters at least and without blanks.
 *  Undefined for other text. */
export const namedSecretsOf = (text: string): readonly NamedSecret[] | undefined => {
  const parts = text.split(',').map((part) => /^([\w.-]{1,40}):([!-~]{16,})$/.exec(part.trim()));
  const found = parts.flatMap((part) => (part === null ? [] : [{ name: part[1] ?? '', secret: part[2] ?? '' }]));
  const names = new Set(found.map(({ name }) => name));
  return found.length === parts.length && names.size === found.length ? found : undefined;
};

/** The settings that name staff. */
export type StaffSettings = {
  readonly DOOR_TOKENS?: readonly NamedSecret[] | undefined;
  readonly OFFICE_TOKENS?: readonly NamedSecret[] | undefined;
  readonly OPERATOR_TOKEN?: string | undefined;
};

/** Who may make the calls of staff. */
export const staffTokensOf = ({ DOOR_TOKENS, OFFICE_TOKENS, OPERATOR_TOKEN }: StaffSettings): readonly StaffToken[] => [
  ...(DOOR_TOKENS ?? []).map((token) => ({ ...token, role: 'door' as const })),
  ...(OFFICE_TOKENS ?? []).map((token) => ({ ...token, role: 'office' as const })),
  ...(OPERATOR_TOKEN === undefined ? [] : [{ name: operator, role: 'office' as const, secret: OPERATOR_TOKEN }]),
];

/** A name or a secret that two of the settings share: who did something would be uncertain. */
export const sharedToken = (settings: StaffSettings): string | undefined => {
  const tokens = staffTokensOf(settings);
  const twice = tokens.find(
    (one, at) => tokens.findIndex(({ name, secret }) => name === one.name || secret === one.secret) < at,
  );
  return twice?.name;
};
