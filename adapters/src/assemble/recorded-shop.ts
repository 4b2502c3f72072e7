import type { ClockPort } from '@shop/core/ports/clock-port';
import type { Result } from 'neverthrow';
import { openTraceFile, traceErrorText } from '../tracing/trace-file.ts';
import { recordingPorts } from '../tracing/traced-ports.ts';
import type { ShopData } from './shop-data.ts';

/** The same data, every call of them added to a trace. Error: one line about a file that cannot be added to. */
export const recordedShop = (data: ShopData, file: string, clock: ClockPort): Result<ShopData, string> =>
  openTraceFile(file)
    .mapErr(traceErrorText)
    .map((trace) => {
      const settings = { write: trace.write, clock: () => performance.now(), now: clock.now };
      const { shop, checkout, content, profile } = recordingPorts(data, settings);
      const traceFault = (): string | undefined => {
        const fault = trace.fault();
        return fault && traceErrorText(fault);
      };
      return {
        ...data,
        shop,
        checkout,
        content,
        profile,
        fault: () => data.fault() ?? traceFault(),
        close: async () => {
          trace.close();
          await data.close();
        },
      };
    });
