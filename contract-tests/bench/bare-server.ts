import { createServer } from 'node:http';

/** The baseline of all figures: a server that answers with a constant. */
const server = createServer((_, answer) => {
  answer.setHeader('content-type', 'application/json');
  answer.end('{"success":true}');
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}\n`);
});
