import type { SectionProps } from '../section-registry.tsx';

export const PaymentMethodSection = ({ data }: SectionProps<'paymentMethod'>) => <h1>{data.section.title}</h1>;
