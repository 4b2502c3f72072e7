// Types of scenario files. Only this folder may import adapters.
export type { FilePlace } from '@shop/adapters/catalog-files/mistake-texts';
export type { Expectation, ExpectedLine, ExpectedOrder } from '@shop/adapters/scenarios/files/expectation-schema';
export type { PlacedScenario } from '@shop/adapters/scenarios/files/read-scenarios';
export type { Scenario } from '@shop/adapters/scenarios/files/scenario-form';
export type {
  CardPayment,
  Deed,
  GiftCardStep,
  GuestData,
  Step,
  TicketStep,
  UpsellStep,
} from '@shop/adapters/scenarios/files/step-schemas';
