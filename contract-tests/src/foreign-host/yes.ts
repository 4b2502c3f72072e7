import type { Answer, Dialect } from './dialect.ts';
import type { YesForm } from './faults.ts';

/** Returns the answer of a call that only reports success, in one of the forms that real hosts use. The usual form
 *  is JSON in the dialect `texts`, and an empty body in `numbers`. */
export const successAnswer = (form: YesForm, { name }: Pick<Dialect, 'name'>): Answer => {
  switch (form) {
    case 'usual':
      return successAnswer(name === 'texts' ? 'json' : 'empty', { name });
    case 'empty':
      return { status: 200 };
    case 'json':
      return { status: 200, json: { success: true } };
    case 'false':
      return { status: 200, json: false };
    case 'refused':
      return { status: 200, json: { success: false } };
    case 'html':
      return { status: 200, html: '<!DOCTYPE html><title>Vzdrževanje</title><p>Kmalu nazaj.</p>' };
  }
};
