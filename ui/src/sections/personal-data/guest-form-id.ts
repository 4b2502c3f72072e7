/** Buttons that stand outside of it post it along. */
export const guestFormId = 'guest-form';
