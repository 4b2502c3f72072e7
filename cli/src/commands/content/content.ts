import type { Command } from 'commander';
import type { Choose } from '../../session.ts';
import { addDoctorCommand } from './doctor.ts';

export const addContentCommands = (program: Command, choose: Choose): void => {
  const content = program.command('content').description('pages, words and addresses in five languages');
  addDoctorCommand(content, choose);
};
