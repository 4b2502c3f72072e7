import type { SectionProps } from '../section-registry.tsx';

export const PersonalDataSection = ({ data }: SectionProps<'personalData'>) => <h1>{data.section.title}</h1>;
