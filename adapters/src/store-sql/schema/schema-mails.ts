import type { TableStatements } from './column-types.ts';

/** Mails to buyers, and the history of each order. */
export const mailTables: TableStatements = ({ text, bigint, strict }) => [
  `create table order_mails (
    order_ref ${text} not null references orders (ref),
    about ${text} not null check (about in ('completed', 'canceled', 'refunded')),
    copy integer not null,
    asked_at ${bigint} not null,
    tries integer not null,
    due_at ${bigint},
    sent_at ${bigint},
    failed_at ${bigint},
    fault ${text},
    constraint order_mails_key primary key (order_ref, about)
  ) ${strict}`,
  `create index order_mails_due on order_mails (due_at) where due_at is not null`,
  `create table order_notes (
    order_ref ${text} not null references orders (ref),
    number integer not null,
    noted_at ${bigint} not null,
    notes ${text} not null,
    constraint order_notes_key primary key (order_ref, number)
  ) ${strict}`,
  `create index order_notes_by_age on order_notes (noted_at)`,
];
