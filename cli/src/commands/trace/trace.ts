import type { Command } from 'commander';
import type { Choose } from '../../acts/session.ts';
import { addReplayCommand } from './replay.ts';
import { addShowCommand } from './show.ts';

export const addTraceCommands = (trace: Command, choose: Choose): void => {
  addShowCommand(trace, choose);
  addReplayCommand(trace, choose);
};
