import type { CalledPorts } from '../calls/call.ts';
import { portsOver } from '../calls/ports-over.ts';
import type { Transport } from '../calls/transport.ts';
import { type ServedPorts, transportOver } from '../calls/transport-over.ts';
import { type RecordingSettings, recordingTransport } from './recording-transport.ts';
import { type ReplaySettings, replayingTransport } from './replaying-transport.ts';
import type { TraceLine } from './trace-line.ts';

const allOver = (transport: Transport): CalledPorts => {
  const calls = portsOver(transport);
  return { shop: calls, checkout: calls, content: calls, profile: calls };
};

/** The same ports, each call of them written down; without any socket. A missing profile is one that knows no call. */
export const recordingPorts = (ports: ServedPorts, settings: RecordingSettings): CalledPorts =>
  allOver(recordingTransport(transportOver(ports), settings));

/** Ports that answer from a trace alone. */
export const replayingPorts = (lines: readonly TraceLine[], settings?: ReplaySettings): CalledPorts =>
  allOver(replayingTransport(lines, settings));
