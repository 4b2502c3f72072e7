// Apart: loaded on demand by the export of a version without files.
import { Document, isMap, isScalar, isSeq, visit } from 'yaml';

const amounts = new Set(['price', 'priceWithDiscount', 'amount']);

/** Lists of short values, which are written in one line. */
const shortLists = new Set(['weekdays', 'on', 'categories', 'parents', 'kinds', 'ofMonth']);
const shortEntries = new Set(['package', 'lines']);

/** Units: characters. */
const lineWidth = 120;

/** Returns YAML in the style of a hand-written file. */
export const yamlText = (content: unknown): string => {
  const document = new Document(content, { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_, { key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      if (amounts.has(name) && isScalar(value)) value.minFractionDigits = 2;
      if (shortLists.has(name) && isSeq(value) && value.items.every(isScalar)) value.flow = true;
      if (shortEntries.has(name) && isSeq(value)) for (const item of value.items) if (isMap(item)) item.flow = true;
    },
  });
  return document.toString({ lineWidth, flowCollectionPadding: false });
};
