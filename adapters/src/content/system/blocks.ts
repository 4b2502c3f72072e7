import { flagOf, listOf, member, textOf, textOrNone } from '../../wire/codec/json-value.ts';
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

/** Whether an editor left a block out for now. */
export const isHidden = ({ settings }: Block, names: ContentNames): boolean =>
  flagOf(names.property(settings, 'settings', 'hidden')) === true;

/** The entries of a list of blocks, or bare ones, with their properties; one without an id is known by its place. */
export const entriesOf = (value: unknown): readonly { readonly id: string; readonly properties: unknown }[] =>
  listOf(value).map((item, index) => {
    const content = member(item, 'content') ?? item;
    return {
      id: textOrNone(member(content, 'id')) ?? `${index + 1}`,
      properties: member(content, 'properties') ?? item,
    };
  });
