/** Why mails do not leave, for whoever runs the shop: a kind, and words without anything personal. */
export type MailTrouble = { readonly onTrouble: (kind: string, message: string) => void };
