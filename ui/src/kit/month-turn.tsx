import { createContext, type MouseEvent, useContext } from 'react';
import { type NextMonthButtonProps, type PreviousMonthButtonProps, useDayPicker } from 'react-day-picker';
import { fromNoon } from './local-noon.ts';

/** Where another month of the calendar can be seen, up to a day of it. */
export const MonthAddressContext = createContext('');

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** A link to another month, which shows at once where the calendar's code is there. At the end of the sale it leads nowhere
 *  and keeps the focus. */
const MonthTurn = ({
  month,
  className,
  label,
  children,
}: Pick<NextMonthButtonProps, 'className' | 'children'> & {
  readonly month: Date | undefined;
  readonly label: string | undefined;
}) => {
  const monthAddress = useContext(MonthAddressContext);
  const { goToMonth } = useDayPicker();
  const turn = (event: MouseEvent) => {
    if (month === undefined || !isPlain(event)) return;
    event.preventDefault();
    goToMonth(month);
  };
  return (
    <a
      className={className}
      href={month === undefined ? undefined : `${monthAddress}${fromNoon(month)}#calendar`}
      role={month === undefined ? 'link' : undefined}
      aria-disabled={month === undefined || undefined}
      aria-label={label}
      tabIndex={month === undefined ? -1 : undefined}
      onClick={turn}
    >
      {children}
    </a>
  );
};

export const PreviousMonth = ({ className, children, 'aria-label': label }: PreviousMonthButtonProps) => (
  <MonthTurn month={useDayPicker().previousMonth} className={className} label={label}>
    {children}
  </MonthTurn>
);

export const NextMonth = ({ className, children, 'aria-label': label }: NextMonthButtonProps) => (
  <MonthTurn month={useDayPicker().nextMonth} className={className} label={label}>
    {children}
  </MonthTurn>
);
