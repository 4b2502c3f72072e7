import * as z from 'zod/mini';
import { fileSchema } from './catalog-form.ts';

/** Where the schema lies in a catalog folder. */
export const schemaFile = 'catalog.schema.json';

/** JSON Schema of a catalog file, for editors; made of the same description that an import reads with. */
export const catalogJsonSchema = (): unknown => z.toJSONSchema(fileSchema, { io: 'input', unrepresentable: 'any' });

export const catalogJsonSchemaText = (): string => `${JSON.stringify(catalogJsonSchema(), null, 2)}\n`;
