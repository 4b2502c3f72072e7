import { type ContentRecord, isRecord, member } from '../codec/json-value.ts';
import type { ItemDocument } from './item-document.ts';
import { everything, inside, nothing, type Selection } from './selection.ts';

const withProperties = (value: unknown, change: (properties: ContentRecord) => ContentRecord): unknown => {
  const properties = member(value, 'properties');
  return isRecord(value) && isRecord(properties) ? { ...value, properties: change(properties) } : value;
};

const isMedia = (value: unknown): boolean => isRecord(value) && Object.hasOwn(value, 'mediaType');

/** The entries of a block list, changed; anything else stays. */
const inBlocks = (value: unknown, change: (properties: ContentRecord) => ContentRecord): unknown => {
  const items = member(value, 'items');
  if (!isRecord(value) || !Array.isArray(items)) return value;
  return {
    ...value,
    items: items.map((item: unknown) =>
      isRecord(item) ? { ...item, content: withProperties(member(item, 'content'), change) } : item,
    ),
  };
};

/** Picked media without their properties, unless these were asked for (R-CONTENT-3). */
const expandedValue = (value: unknown, asked: Selection | undefined): unknown => {
  if (Array.isArray(value)) return value.map((entry) => expandedValue(entry, asked));
  if (isMedia(value)) return asked === undefined ? withProperties(value, () => ({})) : value;
  return inBlocks(value, (properties) => expanded(properties, asked ?? nothing));
};

const expanded = (properties: ContentRecord, asked: Selection): ContentRecord =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, expandedValue(value, inside(asked, name))]),
  );

const limitedValue = (value: unknown, wanted: Selection | undefined): unknown => {
  if (wanted === undefined || wanted.size === 0) return value;
  if (Array.isArray(value)) return value.map((entry) => limitedValue(entry, wanted));
  return isMedia(value)
    ? withProperties(value, (properties) => limited(properties, wanted))
    : inBlocks(value, (properties) => limited(properties, wanted));
};

const limited = (properties: ContentRecord, wanted: Selection): ContentRecord =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => wanted.has(name) || wanted.has(everything))
      .map(([name, value]) => [name, limitedValue(value, inside(wanted, name))]),
  );

/** A document with what was asked for: `fields` limits its properties, `expand` says which picked ones come whole. */
export const chosen = (document: ItemDocument, expand: Selection, fields: Selection | undefined): ItemDocument => {
  const properties = expanded(document.properties, expand);
  return { ...document, properties: fields === undefined ? properties : limited(properties, fields) };
};
