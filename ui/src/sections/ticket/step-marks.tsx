import { Breadcrumb } from '../../kit/breadcrumb.tsx';
import { useTranslator } from '../../translations/use-translator.ts';

/** Shows which of the two steps of choosing a ticket is current; from step 2 the first one links back. */
export const StepMarks = ({
  current,
  boundToDay,
  firstHref,
}: {
  readonly current: 1 | 2;
  readonly boundToDay: boolean;
  readonly firstHref?: string;
}) => {
  const { t } = useTranslator();
  const first = t(boundToDay ? 'Ticket.StepDay' : 'Season.Label');
  return (
    <Breadcrumb
      label={t('Ticket.Steps')}
      crumbs={[
        {
          title: first,
          state: current === 1 ? 'current' : 'done',
          href: current === 2 ? firstHref : undefined,
        },
        { title: t('Ticket.StepTickets'), state: current === 2 ? 'current' : 'pending' },
      ]}
    />
  );
};
