/** Why a request is answered by no document, as the interface says it. */
const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  503: 'Service Unavailable',
} as const;

export type ProblemStatus = keyof typeof titles;

/** A problem document: no words of ours, so that it tells nobody anything. */
export const problem = (status: ProblemStatus, detail?: string): Response =>
  Response.json(
    { type: 'Error', title: titles[status], status, ...(detail === undefined ? {} : { detail }) },
    {
      status,
      headers: { 'Content-Type': 'application/problem+json', ...(status === 405 ? { Allow: 'GET' } : {}) },
    },
  );
