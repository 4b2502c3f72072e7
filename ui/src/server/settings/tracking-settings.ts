import type { Tracking } from '../../consent/tracking.ts';
import type { ServerSettings } from './settings.ts';

type TrackingSettings = Pick<ServerSettings, 'TAG_MANAGER_ID' | 'TAG_ORIGINS' | 'ERROR_REPORTING_DSN'>;

/** What watches visits, if anything is set up to. */
export const trackingOf = ({ TAG_MANAGER_ID, ERROR_REPORTING_DSN }: TrackingSettings): Tracking | undefined =>
  TAG_MANAGER_ID === undefined && ERROR_REPORTING_DSN === undefined
    ? undefined
    : {
        ...(TAG_MANAGER_ID === undefined ? {} : { tagManagerId: TAG_MANAGER_ID }),
        ...(ERROR_REPORTING_DSN === undefined ? {} : { errorReporting: ERROR_REPORTING_DSN }),
      };

/** Where a tag manager and the measuring that most containers load send to. */
const tagHosts = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/** What the content security policy has to allow besides; nothing while nothing is set up. */
export const trackingOrigins = ({
  TAG_MANAGER_ID,
  TAG_ORIGINS = [],
  ERROR_REPORTING_DSN,
}: TrackingSettings): { readonly connect: readonly string[]; readonly pictures: readonly string[] } => {
  const tags = TAG_MANAGER_ID === undefined ? [] : [...tagHosts, ...TAG_ORIGINS];
  const reports = ERROR_REPORTING_DSN === undefined ? [] : [new URL(ERROR_REPORTING_DSN).origin];
  return { connect: [...reports, ...tags], pictures: tags };
};
