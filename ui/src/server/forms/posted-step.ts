import { typedNumber } from '@shop/core/text/typed-number';
import { formFields } from '../../page-data/posted-answer.ts';
import { settingIn, stepIn } from '../../page-data/step-button.ts';
import type { PostedForm } from './form-answer.ts';

const quantityName = /^(?:quantity|upsell)-/;

/** Returns the name of the first quantity field whose text is no whole number from 0 on; an empty field is valid. */
export const wrongQuantity = (fields: PostedForm): string | undefined =>
  [...fields.keys()].find((name) => {
    const text = fields.get(name)?.trim() ?? '';
    return quantityName.test(name) && text !== '' && typedNumber(text) === undefined;
  });

const isOwn = (name: string): boolean => Object.values<string>(formFields).includes(name);

/** Returns the form's fields after the pressed button: a stepper changes one number, never below 0; another button sets
 *  several. Enter in a field posts an empty step, which changes nothing. */
export const withStep = (
  form: PostedForm,
): { readonly fields: PostedForm; readonly isStep: boolean; readonly at?: string } => {
  const fields = new Map([...form].filter(([name]) => !isOwn(name)));
  const text = form.get(formFields.step);
  if (text === undefined) return { fields, isStep: false };
  const set = settingIn(text).filter(([name]) => !isOwn(name));
  const [at] = set.findLast(([, value]) => value !== '0') ?? [];
  if (at !== undefined) return { fields: new Map([...fields, ...set]), isStep: true, at };
  const step = stepIn(text);
  const before = step && fields.get(step.field);
  if (step === undefined || before === undefined) return { fields, isStep: true };
  const stepped = Math.max((typedNumber(before) ?? 0) + step.by, 0);
  return { fields: fields.set(step.field, String(stepped)), isStep: true, at: step.field };
};
