import { connect } from 'node:net';

/** Sends `text` over a connection and returns what the server sends until it closes the connection. */
export const conversation = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', (part) => {
      heard += part.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
