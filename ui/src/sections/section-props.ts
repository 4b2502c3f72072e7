import type { SectionDataOf, SectionType } from '../page-data/section-data.ts';

/**
 * A section gets its first data as `data`. Everything else comes from hooks: `useTranslator()` for texts, money and
 * dates, `useUseCases()` to act, `useCart()` for the cart, `useGo()` to navigate, `useProblem()` to show a ShopError,
 * `useTell()` for a toast, `usePaths()` for addresses. After every navigation, also of the query alone, `data` is new
 * while the component stays: choosing a day may be `go('/path?date=...')`. Focus and scroll move with the path only.
 * The page's main heading is an `<h1>`; no inline style attributes, the content security policy refuses them.
 */
export type SectionProps<Type extends SectionType> = { readonly data: SectionDataOf<Type> };
