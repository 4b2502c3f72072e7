import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { formFields } from '../page-data/posted-answer.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './main-site.module.css';

type AccountFormProps = {
  readonly title: string;
  readonly lead: string;
  /** Why it was not taken. */
  readonly told: string | undefined;
  /** Where it is sent, and what it asks for. */
  readonly action: string;
  readonly does: string;
  readonly button: string;
  /** The way for whoever needs the other form. */
  readonly other: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
};

/** The form that an account is opened or entered with. */
export const AccountForm = ({ title, lead, told, action, does, button, other, children }: AccountFormProps) => (
  <AccountFrame title={title} lead={lead}>
    {told === undefined ? null : <Notice tone="error">{told}</Notice>}
    <form className={styles.form} method="post" action={action} noValidate data-typed aria-label={title}>
      <input type="hidden" name={formFields.does} value={does} autoComplete="off" />
      {children}
      <Button type="submit" wide>
        {button}
      </Button>
    </form>
    <p className={styles.other}>
      <a href={other.href}>{other.text}</a>
    </p>
  </AccountFrame>
);
