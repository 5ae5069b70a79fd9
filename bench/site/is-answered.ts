import { connect } from 'node:net';

/** Connects instead of binding, which would take the port from a starting server. */
export const isAnswered = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
