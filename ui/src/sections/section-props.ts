import type { SectionDataOf, SectionType } from '../page-data/section-data.ts';

/**
 * Properties of a section: `data` of its first drawing. Everything else comes from hooks: `useTranslator()` for texts,
 * money and dates, `useUseCases()` to act, `useCart()` for the cart, `useGo()` to navigate, `useProblem()` to show a
 * `ShopError`, `useNotify()` for a toast, `usePaths()` for addresses. Every navigation brings new `data` to the same
 * component, also when only the query changes: choosing a day may be `go('/path?date=...')`. Focus and scroll position
 * change with the path only. The page's main heading is an `<h1>`. Style attributes are not possible, as the content
 * security policy refuses them.
 */
export type SectionProps<Type extends SectionType> = { readonly data: SectionDataOf<Type> };
