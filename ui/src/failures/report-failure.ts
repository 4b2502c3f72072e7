import { impersonalText } from '@shop/core/text/impersonal-text';
import { failureReportName, formFields } from '../page-data/posted-answer.ts';

/** Reports a failed part to the shop's log and to the browser's console. */
export const reportFailure = (reference: string, error: unknown): void => {
  reportError(error);
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  navigator.sendBeacon(
    '/',
    new URLSearchParams({
      [formFields.does]: failureReportName,
      reference,
      name,
      message: impersonalText(message),
      stack: impersonalText(stack),
    }),
  );
};
