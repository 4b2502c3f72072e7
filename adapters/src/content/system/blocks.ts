import { flagOf, listOf, member, textOf, textOrNone } from '../../wire/codec/json-value.ts';
import type { ContentNames } from './content-names.ts';

/** A block of any editor, reduced to the needs of a section. */
export type Block = {
  readonly type: string;
  readonly id: string;
  readonly properties: unknown;
  /** The block's settings besides its content; empty when there are none. */
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

/** An item of a grid, followed by the items of its areas. */
const flattened = (item: unknown): readonly unknown[] => [
  ...(member(item, 'content') === undefined && member(item, 'contentType') === undefined ? [] : [item]),
  ...listOf(member(item, 'areas')).flatMap((area) => listOf(member(area, 'items')).flatMap(flattened)),
];

/** Returns the blocks of an array, a block list or a block grid with areas, in reading order. */
export const blocksOf = (value: unknown): readonly Block[] => listOf(value).flatMap(flattened).map(blockOf);

/** Whether an editor has hidden a block. */
export const isHidden = ({ settings }: Block, names: ContentNames): boolean =>
  flagOf(names.property(settings, 'settings', 'hidden')) === true;

/** Returns the entries of a list of blocks, or plain entries, with their properties. An entry without an id gets its
 *  position as id. */
export const entriesOf = (value: unknown): readonly { readonly id: string; readonly properties: unknown }[] =>
  listOf(value).map((item, index) => {
    const content = member(item, 'content') ?? item;
    return {
      id: textOrNone(member(content, 'id')) ?? `${index + 1}`,
      properties: member(content, 'properties') ?? item,
    };
  });
