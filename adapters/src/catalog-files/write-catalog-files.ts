import type { CatalogFile } from '@shop/core/ports/catalog-port';
import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import { type CatalogForm, catalogJsonSchema } from './catalog-form.ts';

const amounts = new Set(['price', 'priceWithDiscount', 'amount']);

/** Lists of words, and each entry of lists of short things, stand in one line. */
const shortLists = new Set(['weekdays', 'on', 'categories', 'parents', 'kinds', 'ofMonth']);
const shortEntries = new Set(['package', 'lines']);

/** Where the schema lies in a catalog folder. */
const schemaFile = 'catalog.schema.json';

/** Units: characters. */
const lineWidth = 120;

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

const withSchema = (path: string, content: unknown): CatalogFile => {
  const up = '../'.repeat(path.split('/').length - 1);
  return { path, text: `# yaml-language-server: $schema=${up}${schemaFile}\n${yamlText(content)}` };
};

/** The number keeps the order in which products are shown; what would be no name of a file is a hyphen. */
const productPath = ({ id }: CatalogForm['products'][number], index: number, digits: number): string =>
  `products/${String(index + 1).padStart(digits, '0')}-${id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.yaml`;

/** A catalog as files: one a product, one each for the rest, and the schema that editors check them with. */
export const catalogFiles = ({
  facilities,
  categories,
  products,
  upsells,
  promoCodes,
}: CatalogForm): readonly CatalogFile[] => {
  const digits = Math.max(2, String(products.length).length);
  return [
    { path: schemaFile, text: `${JSON.stringify(catalogJsonSchema(), null, 2)}\n` },
    withSchema('categories.yaml', { categories }),
    withSchema('facilities.yaml', { facilities }),
    ...products.map((product, index) => withSchema(productPath(product, index, digits), { products: [product] })),
    withSchema('promo-codes.yaml', { promoCodes }),
    withSchema('upsells.yaml', { upsells }),
  ];
};
