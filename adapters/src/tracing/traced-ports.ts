import { httpCheckout } from '../client/http-checkout.ts';
import { httpContent } from '../client/http-content.ts';
import { httpProfile } from '../client/http-profile.ts';
import { httpShop } from '../client/http-shop.ts';
import type { Transport } from '../client/transport.ts';
import { portsTransport, type ServedPorts } from '../server/ports-transport.ts';
import { type RecordingSettings, recordingTransport } from './recording-transport.ts';
import { type ReplaySettings, replayingTransport } from './replaying-transport.ts';
import type { TraceLine } from './trace-line.ts';

const portsOf = (transport: Transport): Required<ServedPorts> => ({
  shop: httpShop(transport),
  checkout: httpCheckout(transport),
  content: httpContent(transport),
  profile: httpProfile(transport),
});

/** The same ports, each call of them written down; without any socket. A missing profile is one that knows no call. */
export const recordingPorts = (ports: ServedPorts, settings: RecordingSettings): Required<ServedPorts> =>
  portsOf(recordingTransport(portsTransport(ports), settings));

/** Ports that answer from a trace alone. */
export const replayingPorts = (lines: readonly TraceLine[], settings?: ReplaySettings): Required<ServedPorts> =>
  portsOf(replayingTransport(lines, settings));
