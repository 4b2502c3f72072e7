/** Something that stands in a list, with what is said below it; rows of a code never wrap. */
export type MailItem = {
  readonly title: string;
  readonly notes: readonly string[];
  readonly code: readonly string[];
};

/** A part of a mail, said alike as text and as HTML. */
export type MailPart =
  | { readonly type: 'title' | 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly type: 'rule' }
  | { readonly type: 'items'; readonly items: readonly MailItem[] }
  | { readonly type: 'bullets'; readonly items: readonly string[] }
  | { readonly type: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | { readonly type: 'button' | 'link'; readonly text: string; readonly href: string };
