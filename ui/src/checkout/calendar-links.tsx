import type { Order } from '@shop/core/checkout/order';
import { buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { calendarLinks } from './calendar-links.view.ts';

/** A calendar entry for each day of the order. */
export const CalendarLinks = ({ order }: { readonly order: Order }) =>
  calendarLinks(order, useTranslator()).map(({ key, href, fileName, text }) => (
    <a key={key} className={buttonClass({ look: 'quiet' })} href={href} download={fileName}>
      <Icon name="calendar" />
      {text}
    </a>
  ));
