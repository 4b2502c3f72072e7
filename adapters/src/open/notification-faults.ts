import type { NotificationLever } from '../levers/lever.ts';
import type { LeverBoard } from '../levers/lever-board.ts';
import { type Faults, noFaults } from '../payment-standin/faults.ts';

/** What goes wrong with the stand-in's notifications, as the levers stand when one is sent. */
export const notificationFaults = (
  levers: Pick<LeverBoard, 'notification'> | undefined,
): { readonly faults?: Faults } => {
  if (levers === undefined) return {};
  const share = (lever: NotificationLever): 0 | 1 => (levers.notification() === lever ? 1 : 0);
  return {
    faults: {
      ...noFaults,
      get notificationFirst() {
        return share('first');
      },
      get notificationDoubled() {
        return share('twice');
      },
      get notificationLost() {
        return share('never');
      },
    },
  };
};
