import { SeekPolicy, type Definition } from '@stoa/domain';
import { useImperativeHandle, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { allowedRate, playerRates } from './model.ts';
import { createPlayer } from './player/player.ts';
import type { PlayerOptions } from './player/state.ts';
import { browserStorage, usePreferences } from './preferences.ts';
import type { MediaPlayerProps } from './props.ts';

/** Connects a player with an element and with the person's settings from earlier lessons. */
export function usePlayer(
  media: RefObject<HTMLMediaElement | null>,
  props: MediaPlayerProps,
  definitionByParent?: Definition,
) {
  const { storage = browserStorage, maxRate = 2, completed = false, muted = false } = props;
  const { rate: rateByParent, defaultVolume, onRateChange, onVolumeChange } = props;
  const [kept, memory] = usePreferences(storage);
  const keep = memory.set;
  const rate = rateByParent ?? kept.rate;
  const definition = definitionByParent ?? kept.definition;
  const setRate = (next: number) => {
    if (rateByParent === undefined) keep({ rate: next });
    if (next !== rate) onRateChange?.(next);
  };

  const options: PlayerOptions = {
    sources: props.sources,
    startAt: props.startAt ?? 0,
    seekPolicy: props.seekPolicy ?? SeekPolicy.Free,
    maxPosition: props.maxPosition ?? 0,
    completed,
    maxRate,
    rate,
    definition,
    autoPlay: props.autoPlay ?? false,
    onTimeUpdate: props.onTimeUpdate,
    onPlay: props.onPlay,
    onPause: props.onPause,
    onSeek: props.onSeek,
    onEnded: props.onEnded,
    onPolicyBlocked: props.onPolicyBlocked,
    onSourceExpired: props.onSourceExpired,
    onError: props.onError,
    onRateChange: (next) => {
      // Only a rate that the person chose is remembered, not one that the item's limit enforces.
      if (next === allowedRate(rate, maxRate, completed)) onRateChange?.(next);
      else setRate(next);
    },
  };
  const [player] = useState(() => createPlayer(options));
  const state = useSyncExternalStore(player.state.subscribe, player.state.get, player.state.get);

  // The options are set first, because attaching the element uses them. Both are layout effects, so that the
  // manifest is requested before the first paint.
  useLayoutEffect(() => player.update(options));
  useLayoutEffect(() => {
    const element = media.current;
    return element === null ? undefined : player.attach(element);
  }, [player, media]);
  useLayoutEffect(() => {
    const before = memory.get();
    player.setVolume(defaultVolume ?? before.volume);
    player.setMuted(muted || (defaultVolume === undefined && before.muted));
  }, [player, memory, defaultVolume, muted]);

  useImperativeHandle(
    props.handle,
    () => ({
      play: player.play,
      pause: player.pause,
      seek: player.seek,
      currentTime: player.currentTime,
      rate: player.rate,
      take: player.take,
    }),
    [player],
  );

  return {
    player,
    state,
    kept,
    keep,
    definition,
    rates: { value: state.rate, max: completed ? 2 : maxRate, onChange: setRate },
    setMuted: (next: boolean) => {
      player.setMuted(next);
      keep({ muted: next });
    },
    turnVolume: (wish: number) => {
      const next = Math.round(Math.min(Math.max(wish, 0), 1) * 100) / 100;
      player.setVolume(next);
      // Volume 0 is stored as muted, so that unmuting restores the earlier volume.
      keep(next === 0 ? { muted: true } : { volume: next, muted: false });
      onVolumeChange?.(next);
      return next;
    },
    stepRate: (step: 1 | -1) => {
      const at = playerRates.findIndex((one) => one >= state.rate);
      const next = allowedRate(playerRates[at + step] ?? state.rate, maxRate, completed);
      setRate(next);
      return next;
    },
  };
}

export type PlayerInUse = ReturnType<typeof usePlayer>;
