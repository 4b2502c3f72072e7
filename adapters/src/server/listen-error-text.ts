import type { ListenError } from './server.ts';

/** One line for the person who starts a server on `host`: what is wrong and what to do. */
export const listenErrorText = (error: ListenError, host: string): string => {
  switch (error.kind) {
    case 'portTaken':
      return `port ${error.port} on ${host} is taken; stop the other program or set PORT to another number`;
    case 'notAllowed':
      return `port ${error.port} on ${host} may not be used; set PORT to a number above 1023`;
    case 'cannotListen':
      return `cannot listen on ${host} (${error.message}); set HOST to an address of this machine`;
  }
};
