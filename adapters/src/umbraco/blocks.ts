import { flagOf, isRecord, listOf, member, textOf, textOrNone } from '../codec/json-value.ts';
import type { ContentNames } from './content-names.ts';

/** A block of whatever editor, reduced to what a section needs. */
export type Block = {
  readonly type: string;
  readonly id: string;
  readonly properties: unknown;
  /** What the editor set beside its content; none counts as empty. */
  readonly settings: unknown;
};

const blockOf = (item: unknown, index: number): Block => {
  const content = member(item, 'content') ?? item;
  return {
    type: textOf(member(content, 'contentType')),
    id: textOrNone(member(content, 'id')) ?? `section-${index + 1}`,
    properties: member(content, 'properties') ?? content,
    settings: member(member(item, 'settings'), 'properties'),
  };
};

/** A grid's item may hold further items in its areas; its own content comes first. */
const flattened = (item: unknown): readonly unknown[] => [
  ...(member(item, 'content') === undefined && member(item, 'contentType') === undefined ? [] : [item]),
  ...listOf(member(item, 'areas')).flatMap((area) => listOf(member(area, 'items')).flatMap(flattened)),
];

/** The blocks of a plain array, a block list or a block grid with areas, in reading order. */
export const blocksOf = (value: unknown): readonly Block[] => listOf(value).flatMap(flattened).map(blockOf);

/** Whether an editor left a block out for now (D-HIDDEN-SECTION). */
export const isHidden = ({ settings }: Block, names: ContentNames): boolean =>
  flagOf(names.property(settings, 'settings', 'hidden')) === true;

/** The properties of each entry of a list of blocks, or the entries themselves when they are bare. */
export const entriesOf = (value: unknown): readonly unknown[] =>
  listOf(value).map((item) => member(member(item, 'content') ?? item, 'properties') ?? item);

/** The id of each entry of a list of blocks, in the same order; an entry without one is known by its place. */
export const entryIds = (value: unknown): readonly string[] =>
  listOf(value).map(
    (item, index) =>
      textOrNone(member(member(item, 'content') ?? (isRecord(item) ? item : {}), 'id')) ?? `${index + 1}`,
  );
