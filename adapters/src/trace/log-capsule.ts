import type { PersonCategories } from '@shop/core/catalog/person-categories';
import { categoryId } from '@shop/core/ids';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { err, ok, Result } from 'neverthrow';
import * as z from 'zod/mini';
import { isStoredGoods, type StoredGoods } from '../catalog-files/former-goods.ts';
import { isStoredCatalog, type StoredCatalog, type StoredVersion } from '../catalog-files/stored-catalog.ts';
import { logRowOf, logRowShape, plainLogRow } from '../store/stored/log-row.ts';
import { jsonIn } from '../wire/codec/json-text.ts';

/** The part of a version of the catalog that the rows use. */
export type CapsuleCatalog = StoredVersion & { readonly version: number };

/** The log of one cart with the data of its commands' decisions: enough to replay them elsewhere. */
export type LogCapsule = {
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  readonly personCategories: PersonCategories;
  /** Whether the log starts with the row that opened the cart. */
  readonly isWhole: boolean;
  readonly catalogs: readonly CapsuleCatalog[];
  readonly rows: readonly LogRow[];
};

const isZone = (zone: string): boolean =>
  Result.fromThrowable(() => new Intl.DateTimeFormat('en', { timeZone: zone }))().isOk();

/** The first line; each further line is a row. */
const headShape = z.object({
  v: z.literal(5),
  zone: z.string().check(z.refine(isZone)),
  adult: z.string(),
  child: z.string(),
  isWhole: z.boolean(),
  catalogs: z.array(
    z.object({
      version: z.int(),
      sold: z.custom<StoredCatalog>(isStoredCatalog),
      left: z.optional(z.custom<StoredGoods>(isStoredGoods)),
    }),
  ),
});

/** Names that replace the ids of a member: with a cart's id anyone can change the cart. */
const names: Readonly<Record<string, string>> = {
  cartId: 'cart',
  newCartId: 'cart',
  cartItemId: 'line',
  newLineIds: 'line',
  line: 'line',
  session: 'session',
};

/** Returns a function that replaces ids by numbered names, the same name for each occurrence of an id. */
const renaming = () => {
  const known = new Map<unknown, string>();
  const counts = new Map<string, number>();
  const nameOf = (kind: string, id: unknown): unknown => {
    if (typeof id !== 'string' || id === 'unknown') return id;
    const number = (counts.get(kind) ?? 0) + 1;
    const name = known.get(id) ?? `${kind}-${number}`;
    if (!known.has(id)) counts.set(kind, number);
    known.set(id, name);
    return name;
  };
  return (member: string, value: unknown): unknown => {
    const kind = names[member];
    if (kind === undefined) return value;
    return Array.isArray(value) ? value.map((id) => nameOf(kind, id)) : nameOf(kind, value);
  };
};

/** Returns the file of a capsule: lines of JSON, without the client that owns the cart and the names of staff. */
export const logCapsuleText = ({ zone, personCategories, isWhole, catalogs, rows }: LogCapsule): string => {
  const { adult, child } = personCategories;
  const head: z.output<typeof headShape> = { v: 5, zone, adult, child, isWhole, catalogs: [...catalogs] };
  const rename = renaming();
  const texts = rows.map((row, index) =>
    JSON.stringify(plainLogRow({ ...row, id: `row-${index + 1}`, owner: undefined, staff: undefined }), rename),
  );
  return `${[JSON.stringify(head), ...texts].join('\n')}\n`;
};

/** Whether a text starts like the file of a capsule; otherwise it may be a trace. */
export const isLogCapsule = (text: string): boolean => /^\{"v":5[,}]/.test(text);

/** Reads the file of a capsule. Error: the number of the first invalid line, from 1. */
export const parseLogCapsule = (text: string): Result<LogCapsule, number> => {
  const [first = '', ...lines] = text.replace(/\r?\n$/, '').split('\n');
  const head = z.safeParse(headShape, jsonIn(first));
  if (!head.success) return err(1);
  const rows: LogRow[] = [];
  for (const [index, line] of lines.entries()) {
    const row = z.safeParse(logRowShape, jsonIn(line));
    if (!row.success || Number.isNaN(new Date(row.data.at).getTime())) return err(index + 2);
    rows.push(logRowOf(row.data));
  }
  const { zone, adult, child, isWhole, catalogs } = head.data;
  return ok({
    zone,
    personCategories: { adult: categoryId(adult), child: categoryId(child) },
    isWhole,
    catalogs,
    rows,
  });
};
