import { connect } from 'node:net';

/** Whether a server listens. Connects, because binding would take the port from a server that starts. */
export const isAnswered = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
