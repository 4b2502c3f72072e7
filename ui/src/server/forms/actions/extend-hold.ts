import type { ActionOutcome, PostedAction } from '../posted-action.ts';

/** Keeps the places of the cart for another while; the page that comes again tells until when. */
export const extendHold: PostedAction = async ({ useCases, language }) =>
  useCases.extendHold(language).match(
    (): ActionOutcome => ({ kind: 'done' }),
    (error): ActionOutcome => ({ kind: 'refused', error, hasNoPlace: true }),
  );
