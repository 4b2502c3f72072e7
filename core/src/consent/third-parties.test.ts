import { expect, it } from 'vitest';
import { allowedThirdParties } from './third-parties.ts';

const settings = { tagManagerId: 'GTM-1', errorReportingUrl: 'https://errors.example/1' };

it('loads nothing before consent', () => {
  expect(allowedThirdParties(settings, { hasConsent: false, isInCheckout: false })).toEqual({});
});

it('loads nothing that is not configured', () => {
  expect(allowedThirdParties({}, { hasConsent: true, isInCheckout: false })).toEqual({});
  expect(allowedThirdParties({ tagManagerId: '' }, { hasConsent: true, isInCheckout: false })).toEqual({});
});

it('traces every visit and replays a tenth of them after consent', () => {
  expect(allowedThirdParties(settings, { hasConsent: true, isInCheckout: false })).toEqual({
    tagManagerId: 'GTM-1',
    errorReporting: { url: 'https://errors.example/1', traces: 1, replays: 0.1, replaysOnError: 1 },
  });
});

it('never replays inside checkout', () => {
  expect(allowedThirdParties(settings, { hasConsent: true, isInCheckout: true }).errorReporting).toMatchObject({
    traces: 1,
    replays: 0,
    replaysOnError: 0,
  });
});
