import type { Translations } from '@shop/core/content/route-key';
import { systemZoneClock } from '../zone-clock.ts';
import { useTranslation } from 'react-i18next';
import { useSettings, useUseCases } from '../shop-context.tsx';
import { prepareSections } from '../sections/section-registry.tsx';
import { loadRoute } from './load-route.ts';
import type { Address, RouteData } from './route-data.ts';

export type Visit = { readonly route: RouteData; readonly words?: Translations };
