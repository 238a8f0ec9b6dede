import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useClient } from '../react/context.tsx';
import { createRoom } from './room.ts';
import type { Room } from './room.ts';
import type { RoomOptions } from './effects.ts';
import { firstView } from './view.ts';
import type { RoomView } from './view.ts';

export type UseRoomOptions = Pick<RoomOptions, 'playbackId' | 'playerTag' | 'outbox' | 'onAwards'>;

export interface UsedRoom extends RoomView {
  /** The room; undefined before it is entered for the first time. */
  readonly room: Room | undefined;
}

const never = (): (() => void) => () => undefined;
const nothing = (): RoomView => firstView;

/**
 * A live room for as long as the component is mounted; with another room, person or company it is entered
 * again. The view contains what `ChatPanel` and the player of a live page show.
 */
export function useRoom(
  liveId: number,
  { playbackId, playerTag, outbox, onAwards }: UseRoomOptions,
): UsedRoom {
  const client = useClient();
  const { session } = client;
  const generation = useSyncExternalStore(
    session.subscribe,
    () => session.generation,
    () => session.generation,
  );
  const [room, setRoom] = useState<Room>();
  const latest = useRef({ outbox, onAwards });
  useEffect(() => {
    latest.current = { outbox, onAwards };
  });
  useEffect(() => {
    // Another session has begun meanwhile, and enters the room itself.
    if (client.session.generation !== generation) return undefined;
    const entered = createRoom({
      client,
      liveId,
      playbackId,
      playerTag,
      outbox: latest.current.outbox,
      onAwards: (awards) => latest.current.onAwards?.(awards),
    });
    setRoom(entered);
    return () => entered.close();
  }, [client, generation, liveId, playbackId, playerTag]);
  const view = useSyncExternalStore(room?.subscribe ?? never, room?.get ?? nothing, nothing);
  return { ...view, room };
}
