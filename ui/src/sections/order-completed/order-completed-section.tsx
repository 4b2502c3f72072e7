import type { SectionProps } from '../section-registry.tsx';

export const OrderCompletedSection = ({ data }: SectionProps<'orderCompleted'>) => <h1>{data.section.title}</h1>;
