import * as z from 'zod';
import { listen } from '@/lib/db/listen';
import { perProcess } from '@/lib/process/per-process';
import { messageChannel } from './announce-change';

/** Null: changes may have been missed, so everything has to be reloaded. */
type MessageChange = { conversation: string } | null;
type Follower = (change: MessageChange) => void;

/** Follows changes made by any process. Returns a function that stops it. */
export function followMessages(userId: string, follower: Follower): () => void {
  const followers = followersOfProcess();
  const own = followers.get(userId) ?? new Set();
  followers.set(userId, own.add(follower));
  return () => {
    own.delete(follower);
    if (own.size === 0 && followers.get(userId) === own) followers.delete(userId);
  };
}

const followersOfProcess = () => perProcess('message followers', listenForMessages);

function listenForMessages() {
  const followers = new Map<string, Set<Follower>>();
  const tell = (users: Iterable<string>, change: MessageChange) => {
    for (const user of users) for (const follow of followers.get(user) ?? []) follow(change);
  };
  void listen(
    messageChannel,
    {
      onHearing: () => tell([...followers.keys()], null),
      onMessage: (payload) => {
        const change = announced.safeParse(JSON.parse(payload));
        if (change.success) tell(change.data.users, { conversation: change.data.conversation });
      },
      onLost: (error) => console.warn('messages: connection for changes lost:', error.message),
    },
    new AbortController().signal,
  );
  return followers;
}

const announced = z.object({ conversation: z.uuid(), users: z.array(z.uuid()) });
