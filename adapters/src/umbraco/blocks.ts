import { type ContentRecord, listOf, member, textOf, textOrNone } from '../codec/json-value.ts';

/** A block of whatever editor, reduced to what a section needs. */
export type Block = { readonly type: string; readonly id: string; readonly properties: unknown };

const blockOf = (item: unknown, index: number): Block => {
  const content = member(item, 'content') ?? item;
  return {
    type: textOf(member(content, 'contentType')),
    id: textOrNone(member(content, 'id')) ?? `section-${index + 1}`,
    properties: member(content, 'properties') ?? content,
  };
};

/** A grid's item may hold further items in its areas; its own content comes first. */
const flattened = (item: unknown): readonly unknown[] => [
  ...(member(item, 'content') === undefined && member(item, 'contentType') === undefined ? [] : [item]),
  ...listOf(member(item, 'areas')).flatMap((area) => listOf(member(area, 'items')).flatMap(flattened)),
];

/** The blocks of a plain array, a block list or a block grid with areas, in reading order. */
export const blocksOf = (value: unknown): readonly Block[] => listOf(value).flatMap(flattened).map(blockOf);

/** The properties of each entry of a list of blocks, or the entries themselves when they are bare. */
export const entriesOf = (value: unknown): readonly unknown[] =>
  listOf(value).map((item) => member(member(item, 'content') ?? item, 'properties') ?? item);

/** The stock shape of a block list (R-CONTENT-4). */
export const wireBlocks = (blocks: readonly { type: string; id: string; properties: ContentRecord }[]) => ({
  items: blocks.map(({ type, id, properties }) => ({ content: { contentType: type, id, properties }, settings: null })),
});
