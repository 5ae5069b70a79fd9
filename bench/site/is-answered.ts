import { connect } from 'node:net';

/**
 * Whether somebody listens. To ask whether the port is free would take it, for a moment, from the one
 * who is about to.
 */
export const isAnswered = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
