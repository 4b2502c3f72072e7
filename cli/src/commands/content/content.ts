import type { Command } from 'commander';
import type { Choose } from '../../acts/session.ts';
import { addDoctorCommand } from './doctor.ts';

export const addContentCommands = (content: Command, choose: Choose): void => {
  addDoctorCommand(content, choose);
};
