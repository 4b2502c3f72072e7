import type { SchemaStep } from '../database/migrations.ts';

/** Another name for each property, by the alias of the section that has it. */
type Renamed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Names that sections had before those of the content system's editors (D-SECTION-NAMES). */
const renamed: Renamed = {
  shopProductsList: { group: 'groupKey' },
  shopFeaturedProducts: { group: 'groupKey' },
  paymentMethod: { cardText: 'cardTabText', reserveText: 'reserveTabText' },
  orderCompleted: {
    ticketCompletedTitle: 'ticketTitle',
    ticketCompletedText: 'ticketText',
    giftCardCompletedTitle: 'giftCardTitle',
    giftCardCompletedText: 'giftCardText',
    failedTitle: 'errorTitle',
    failedText: 'errorText',
  },
  orderCancellation: { questionTitle: 'question', failureTitle: 'errorTitle', failureText: 'errorText' },
};

/** Names of the text for what nobody knows yet, as the first program wrote them. */
const renamedNeutral: Renamed = {
  orderCompleted: { neutralCompletedTitle: 'neutralTitle', neutralCompletedText: 'neutralText' },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same document with the properties of its sections under other names. */
const withNames = (value: unknown, renames: Renamed): unknown => {
  if (Array.isArray(value)) return value.map((entry) => withNames(entry, renames));
  if (!isRecord(value)) return value;
  const names = (typeof value.contentType === 'string' ? renames[value.contentType] : undefined) ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === 'properties' && isRecord(entry)
        ? Object.fromEntries(Object.entries(entry).map(([own, held]) => [names[own] ?? own, withNames(held, renames)]))
        : withNames(entry, renames),
    ]),
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Stored pages get the names that content has for what stands inside a section; one that cannot be read stays as it is. */
const renaming =
  (renames: Renamed): SchemaStep =>
  async (tx) => {
    const versions = await tx.selectFrom('page_versions').select(['page_id', 'language', 'properties']).execute();
    for (const { page_id, language, properties } of versions) {
      const document = parsed(properties);
      if (document === undefined) continue;
      await tx
        .updateTable('page_versions')
        .set({ properties: JSON.stringify(withNames(document, renames)) })
        .where('page_id', '=', page_id)
        .where('language', '=', language)
        .execute();
    }
  };

export const renameSectionProperties = renaming(renamed);
export const renameNeutralTexts = renaming(renamedNeutral);
