import { join } from 'node:path';
import type { RandomPort } from '@shop/core/ports/random-port';
import { Hono } from 'hono';
import { okAsync } from 'neverthrow';
import { onTestFinished } from 'vitest';
import { movingClock } from '../../../platform/clock/testing/moving-clock.ts';
import { temporaryFolder } from '../../../platform/files/testing/temporary-folder.ts';
import { countingRandom } from '../../../platform/random/testing/counting-random.ts';
import { httpPaymentProvider } from '../../client/http-payment-provider.ts';
import { type NotificationRouteOptions, notificationRoute } from '../../client/notification-route.ts';
import type { FetchFunction, PaymentNotification } from '../../client/provider-api.ts';
import { openAttempts } from '../attempt-store.ts';
import { type TestBankOptions, testBank } from '../test-bank.ts';

export const secret = 'a shared secret';
export const publicUrl = 'http://shop.test/payment-page';

type HostOptions = Partial<Pick<TestBankOptions, 'faults'>> & {
  readonly file?: string;
  readonly random?: RandomPort;
  readonly time?: ReturnType<typeof movingClock>;
};

/** Returns the payment page in one process with a shop that only receives notifications, without sockets. */
export const testBankHost = (options: HostOptions = {}) => {
  const { time = movingClock(), random = countingRandom() } = options;
  const file = options.file ?? join(temporaryFolder(), 'payments.db');
  const attempts = openAttempts(file)._unsafeUnwrap();
  const notifications: PaymentNotification[] = [];
  const host = new Hono();
  const fetch: FetchFunction = async (url, init) => host.request(url, init);
  const settle: NotificationRouteOptions['settle'] = (notification) => okAsync(void notifications.push(notification));
  const page = testBank({
    ...{ ...options, attempts, clock: time.clock, random, secret, fetch },
    ...{ publicUrl: () => publicUrl, slowAnswer: 5 },
  });
  host.route('/payment-page', page.app);
  host.route('/', notificationRoute({ secret, clock: time.clock, settle }));
  const provider = httpPaymentProvider({ baseUrl: publicUrl, fetch, secret, clock: time.clock, firstPause: 1 });
  onTestFinished(() => page.close());
  return { fetch, notifications, file, provider, time, page };
};
