import { useEffect, useState } from 'react';
import { type Loaded, loaded } from '../../page-data/loaded.ts';
import { useProblem } from '../../pages/use-problem.ts';
import { useUseCases } from '../../shop-context.tsx';

/** Returns whether the cart may be reserved: as loaded with the page, and checked again on return from the payment
 *  page. Shows a failed check. */
export const useReservation = (first: Loaded<boolean>) => {
  const loadUseCases = useUseCases();
  const problem = useProblem();
  const [reservation, setReservation] = useState(first);
  const [checking, setChecking] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per check
  useEffect(() => {
    setReservation(first);
    if (!first.ok) problem(first.error, 'reservationCheck');
  }, [first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener while the page is shown
  useEffect(() => {
    const checkAgain = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setChecking(true);
      const result = await loaded(loadUseCases().andThen(({ checkReservation }) => checkReservation()));
      setChecking(false);
      setReservation(result);
      if (!result.ok) problem(result.error, 'reservationCheck');
    };
    window.addEventListener('pageshow', checkAgain);
    return () => window.removeEventListener('pageshow', checkAgain);
  }, []);

  return { reservation, checking };
};
