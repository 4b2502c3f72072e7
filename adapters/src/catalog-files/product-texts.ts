import type { ProductText, Texts } from '@shop/core/host/catalog/host-catalog';
import { cleanHtml } from '../rich-text/clean-html.ts';
import type { ProductForm } from './product-schemas.ts';
import { fieldForm, optionalField, textsOf } from './texts-form.ts';

/** Texts of a product as they are written down; those that say nothing are left out. */
export const productTextForms = (texts: Texts<ProductText>) => ({
  name: fieldForm(texts, ({ name }) => name) ?? '',
  url: fieldForm(texts, ({ url }) => url) ?? '',
  ...optionalField('shortDescription', texts, (text) => text.shortDescription),
  ...optionalField('description', texts, (text) => text.description),
  ...optionalField('termsText', texts, (text) => text.termsText),
  ...optionalField('helpText', texts, (text) => text.helpText),
  ...optionalField('validityText', texts, (text) => text.validityText),
  ...optionalField('calendarText', texts, (text) => text.calendarText),
  ...optionalField('selectText', texts, (text) => text.selectText),
  ...optionalField('textBeforePrice', texts, (text) => text.textBeforePrice),
  ...optionalField('textAfterPrice', texts, (text) => text.textAfterPrice),
  ...optionalField('quantityDiscountText', texts, (text) => text.quantityDiscountText),
  ...optionalField('numberOfPeople', texts, (text) => text.numberOfPeople),
});

const textNames = [
  'name',
  'url',
  'shortDescription',
  'description',
  'termsText',
  'helpText',
  'validityText',
  'calendarText',
  'selectText',
  'textBeforePrice',
  'textAfterPrice',
  'quantityDiscountText',
  'numberOfPeople',
] as const satisfies readonly (keyof ProductText)[];

export const productTexts = (form: ProductForm): Texts<ProductText> =>
  textsOf(
    form,
    textNames,
    (text): ProductText => ({
      name: text('name'),
      url: text('url'),
      shortDescription: text('shortDescription'),
      description: cleanHtml(text('description')),
      termsText: cleanHtml(text('termsText')),
      helpText: cleanHtml(text('helpText')),
      validityText: cleanHtml(text('validityText')),
      calendarText: cleanHtml(text('calendarText')),
      selectText: cleanHtml(text('selectText')),
      textBeforePrice: text('textBeforePrice'),
      textAfterPrice: text('textAfterPrice'),
      quantityDiscountText: text('quantityDiscountText'),
      numberOfPeople: text('numberOfPeople'),
    }),
  );
