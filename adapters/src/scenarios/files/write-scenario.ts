import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import type { Scenario } from './scenario-form.ts';

const amounts = new Set(['total', 'amount', 'before', 'saved', 'price', 'priceWithDiscount']);

/** Units: characters. */
const lineWidth = 120;

/** Returns the text of a scenario's file. `schema` is the path of the JSON Schema for editors, relative to the file. */
export const writtenScenario = (scenario: Scenario, schema = 'scenario.schema.json'): string => {
  const document = new Document(scenario, { aliasDuplicateObjects: false });
  visit(document, {
    Pair: (_, { key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      if (amounts.has(name) && isScalar(value)) value.minFractionDigits = 2;
      if (isMap(value) && value.items.every((item) => isScalar(item.value))) value.flow = true;
      if (isSeq(value) && value.items.every(isScalar)) value.flow = true;
    },
  });
  return `# yaml-language-server: $schema=${schema}\n${document.toString({ lineWidth })}`;
};
