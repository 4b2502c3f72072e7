import { testCards } from '@shop/adapters/payment/test-bank/test-cards';
import type { PaymentCard } from '@shop/core/ports/provider';
import type { CardOutcome } from './world.ts';

const numbers: Readonly<Record<CardOutcome, string>> = {
  paid: testCards.paid,
  declined: testCards.declined,
  rejectedAt3ds: testCards.challenged,
};

/** Returns a test card whose payment has this outcome. */
export const cardFor = (outcome: CardOutcome): PaymentCard => ({
  number: numbers[outcome],
  expiry: '12/39',
  cvc: '123',
  holder: 'Ana Novak',
  challenge: outcome === 'rejectedAt3ds' ? 'reject' : 'confirm',
});
