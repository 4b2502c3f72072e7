import { sql } from 'kysely';
import { columnTypes, type SchemaArea, type SchemaStep } from '../database/migrations.ts';
import { renameNeutralTexts, renameSectionProperties } from './schema-section-names.ts';

const languageCheck = sql`language in ('sl', 'en', 'de', 'it', 'hr')`;

const createPages: SchemaStep = async (tx, dialect) => {
  const { tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('content_pages')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema
    .createTable('page_versions')
    .addColumn('page_id', 'text', (column) => column.notNull().references('content_pages.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull().check(languageCheck))
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('properties', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_versions_key', ['page_id', 'language'])
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema
    .createTable('page_footers')
    .addColumn('language', 'text', (column) => column.notNull().primaryKey().check(languageCheck))
    .addColumn('properties', 'text', (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
};

const createMediaAndTranslations: SchemaStep = async (tx, dialect) => {
  const { tableEnd } = columnTypes(dialect);
  await tx.schema
    .createTable('media_items')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('item', 'text', (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await tx.schema
    .createTable('translation_overrides')
    .addColumn('language', 'text', (column) => column.notNull().check(languageCheck))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('translation_overrides_key', ['language', 'key'])
    .modifyEnd(tableEnd)
    .execute();
};

/** Pages with their versions, the footer, media and words. Needs no other tables. */
export const contentSchema: SchemaArea = {
  name: 'content',
  steps: [createPages, createMediaAndTranslations, renameSectionProperties, renameNeutralTexts],
};
