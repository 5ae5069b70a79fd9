import { perProcess } from '@/lib/process/per-process';
import 'server-only';
import { minute, second } from '@/lib/durations';
import { AppError } from '@/lib/errors';

/** Limits of one process, in all and for one subject. */
const most = 4000;
const mostOfOne = 8;
/** Then the browser reconnects, and its session is checked again. */
const life = 10 * minute;
const heartbeatEvery = 25 * second;

type Stream = { send: (text: string) => void; end: () => void; endsAt: number };

export type SendEvent = (event: string, data: unknown) => void;

/** Runs until the browser leaves. `follow` returns how to stop. Throws `unavailable` at a limit. */
export function eventStream(subject: string, follow: (send: SendEvent) => () => void): Response {
  const streams = streamsOfProcess();
  const own = streams.get(subject) ?? new Set<Stream>();
  const total = [...streams.values()].reduce((sum, { size }) => sum + size, 0);
  if (own.size >= mostOfOne || total >= most) {
    throw new AppError('unavailable', 'Too many streams are open.', { retryAfter: 60 });
  }
  streams.set(subject, own);
  let leave = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const stream: Stream = {
        send,
        end: () => {
          leave();
          controller.close();
        },
        endsAt: Date.now() + life * (0.8 + Math.random() * 0.4),
      };
      own.add(stream);
      send(`retry: ${Math.round(second * (1 + Math.random() * 3))}\n\nevent: ready\ndata: {}\n\n`);
      const stop = follow((event, data) =>
        send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      );
      leave = () => {
        stop();
        own.delete(stream);
        if (own.size === 0 && streams.get(subject) === own) streams.delete(subject);
      };
    },
    cancel: () => leave(),
  });
  return new Response(body, { headers: streamHeaders });
}

const encoder = new TextEncoder();

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither compression nor nginx may hold events back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

const streamsOfProcess = () => perProcess('event streams', openStreams);

function openStreams() {
  const streams = new Map<string, Set<Stream>>();
  const each = (act: (stream: Stream) => void) => {
    for (const own of streams.values()) for (const stream of own) act(stream);
  };
  setInterval(() => {
    const now = Date.now();
    each((stream) => (stream.endsAt < now ? stream.end() : stream.send(':\n\n')));
  }, heartbeatEvery).unref();
  // An open stream would keep the server from closing; browsers reconnect to the next one.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => each((s) => s.end()));
  return streams;
}
