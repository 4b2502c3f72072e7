import type { Command } from 'commander';
import type { Choose } from '../../session.ts';
import { addReplayCommand } from './replay.ts';
import { addShowCommand } from './show.ts';

export const addTraceCommands = (program: Command, choose: Choose): void => {
  const trace = program
    .command('trace')
    .description('recorded calls: files of --record, and support codes of a browser; needs no shop');
  addShowCommand(trace, choose);
  addReplayCommand(trace, choose);
};
