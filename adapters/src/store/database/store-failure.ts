/** Why a store failed, for its operator. */
export type StoreFailureKind = 'busy' | 'full' | 'readOnly' | 'damaged' | 'lost' | 'overloaded' | 'other';

/** A store failure with a known kind. */
export class StoreTrouble extends Error {
  readonly kind: StoreFailureKind;

  constructor(kind: StoreFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The open file is no longer the file on disk: writes to it would be lost. */
export class StoreLost extends Error {}

const kinds: ReadonlyMap<number, StoreFailureKind> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'readOnly'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'lost'],
  [26, 'damaged'],
]);

/** SQLite's primary result codes caused by the program's statements: error, mismatch, constraint, misuse, range. */
const programErrors: readonly number[] = [1, 19, 20, 21, 25];

/** Returns how the store failed. `undefined` when the error is the program's own. */
export const storeFailureKind = (error: unknown): StoreFailureKind | undefined => {
  if (error instanceof StoreTrouble) return error.kind;
  if (error instanceof StoreLost) return 'lost';
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  const code = error.errcode & 0xff;
  return programErrors.includes(code) ? undefined : (kinds.get(code) ?? 'other');
};
