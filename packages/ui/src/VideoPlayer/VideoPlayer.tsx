import { Definition, SeekPolicy } from '@stoa/domain';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { Icon } from '../Icon/index.ts';
import { useLabels } from '../provider/index.ts';
import { useCaptions } from './captions.tsx';
import { shortcutNames, type PlayerCommand, type ShortcutName } from './keys.ts';
import { allowedRate, definitionsOf, playerRates } from './model.ts';
import { ControlBar, type CaptionSize } from './parts/ControlBar.tsx';
import { FailurePanel, ResumeChip, ShortcutList } from './parts/overlays.tsx';
import { createPlayer, type PlayerOptions } from './player.ts';
import { useFullScreen, useIdle, usePictureInPicture } from './stage.ts';
import {
  isAudio,
  type BlockedMove,
  type PlayerCaptions,
  type PlayerFailure,
  type PlayerMarker,
  type PlayerSource,
  type Span,
} from './types.ts';
import { useShortcuts } from './useShortcuts.ts';
import * as styles from './VideoPlayer.css.ts';

/** What a page may ask of a player that it shows. */
export interface VideoPlayerHandle {
  play: () => void;
  pause: () => void;
  /** Obeys the seek policy. */
  seek: (to: number) => void;
  currentTime: () => number;
  /** Hands over the open segment now, before a beat is sent. */
  flush: () => void;
}

type Unused =
  | 'children'
  | 'title'
  | 'onPlay'
  | 'onPause'
  | 'onRateChange'
  | 'onEnded'
  | 'onTimeUpdate'
  | 'onError'
  | 'onVolumeChange'
  | 'ref';

export interface VideoPlayerProps extends Omit<ComponentProps<'section'>, Unused> {
  ref?: Ref<HTMLElement>;
  /** Name of what plays; readers hear it with the player. */
  title: string;
  /** Addresses by quality. A new address for the same item goes on at the same second. */
  sources: readonly PlayerSource[];
  posterUrl?: string;
  /** Shown behind a recording without a picture. */
  backdrop?: ReactNode;
  captions?: readonly PlayerCaptions[];
  /** Language of the captions that are on; empty is off. */
  captionLang?: string;
  onCaptionLangChange?: (lang: string) => void;
  /** Named seconds, drawn on the timeline. */
  markers?: readonly PlayerMarker[];
  /** Media seconds watched before, shaded on the timeline. */
  covered?: readonly Span[];
  /** Second to begin at; the policy caps it. */
  startAt?: number;
  seekPolicy?: SeekPolicy;
  /** Furthest second watched before. */
  maxPosition?: number;
  /** Lifts seek policy and rate limit. */
  completed?: boolean;
  maxRate?: number;
  rate?: number;
  onRateChange?: (rate: number) => void;
  definition?: Definition;
  onDefinitionChange?: (definition: Definition) => void;
  /** 0 to 1, at the start. */
  defaultVolume?: number;
  onVolumeChange?: (volume: number) => void;
  muted?: boolean;
  autoPlay?: boolean;
  onTimeUpdate?: (time: number) => void;
  onPlay?: () => void;
  onPause?: () => void;
  onSeek?: (from: number, to: number) => void;
  onEnded?: () => void;
  /** Media seconds really played, as each stretch closes and at least every five seconds. */
  onSegment?: (span: Span) => void;
  onPolicyBlocked?: (move: BlockedMove) => void;
  /** The address was refused: answer with `sources` of other addresses; playing goes on at the same second. */
  onSourceExpired?: () => void;
  onError?: (failure: PlayerFailure) => void;
  /** Each adds its key to the player and to the list behind `?`. */
  onTheatre?: () => void;
  onNote?: () => void;
  onNext?: () => void;
  onPrevious?: () => void;
  /** Buttons of the page in the control bar. */
  actions?: ReactNode;
  handle?: Ref<VideoPlayerHandle>;
}

const noSpans: readonly Span[] = [];
const noMarkers: readonly PlayerMarker[] = [];
const noCaptions: readonly PlayerCaptions[] = [];

/**
 * Plays a course item: HLS through hls.js, files by the element itself. Counts only what was really played,
 * keeps the company's rules on seeking and speed, and keeps the position whatever fails.
 */
export function VideoPlayer({
  ref,
  title,
  sources,
  posterUrl,
  backdrop,
  captions = noCaptions,
  captionLang: langByParent,
  onCaptionLangChange,
  markers = noMarkers,
  covered = noSpans,
  startAt = 0,
  seekPolicy = SeekPolicy.Free,
  maxPosition = 0,
  completed = false,
  maxRate = 2,
  rate: rateByParent,
  onRateChange,
  definition: definitionByParent,
  onDefinitionChange,
  defaultVolume = 1,
  onVolumeChange,
  muted = false,
  autoPlay = false,
  onTimeUpdate,
  onPlay,
  onPause,
  onSeek,
  onEnded,
  onSegment,
  onPolicyBlocked,
  onSourceExpired,
  onError,
  onTheatre,
  onNote,
  onNext,
  onPrevious,
  actions,
  handle,
  className,
  ...rest
}: VideoPlayerProps) {
  const labels = useLabels('videoPlayer');
  const root = useSharedRef<HTMLElement>(ref);
  const video = useRef<HTMLVideoElement>(null);
  const [rate, setRate] = useControlled(rateByParent, 1, onRateChange);
  const [definition, setDefinition] = useControlled<Definition>(
    definitionByParent,
    Definition.Auto,
    onDefinitionChange,
  );
  const [captionLang, setCaptionLang] = useControlled(langByParent, '', onCaptionLangChange);
  const [lastLang, setLastLang] = useState('');
  const [captionSize, setCaptionSize] = useState<CaptionSize>('md');
  const [loop, setLoop] = useState(false);
  const [help, setHelp] = useState(false);
  const [said, setSaid] = useState('');

  const options: PlayerOptions = {
    sources,
    startAt,
    seekPolicy,
    maxPosition,
    completed,
    maxRate,
    rate,
    definition,
    autoPlay,
    onRateChange: setRate,
    onTimeUpdate,
    onPlay,
    onPause,
    onSeek,
    onEnded,
    onSegment,
    onPolicyBlocked,
    onSourceExpired,
    onError,
  };
  const [player] = useState(() => createPlayer(options));
  const state = useSyncExternalStore(player.state.subscribe, player.state.get, player.state.get);

  // Options first: the element is attached with those of this render. Layout effects, so that the manifest is
  // asked for before the first paint.
  useLayoutEffect(() => player.update(options));
  useLayoutEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    return player.attach(element);
  }, [player]);
  useLayoutEffect(() => {
    if (video.current !== null) video.current.volume = defaultVolume;
  }, [defaultVolume]);

  useImperativeHandle(
    handle,
    () => ({
      play: player.play,
      pause: player.pause,
      seek: player.seek,
      currentTime: player.currentTime,
      flush: player.flush,
    }),
    [player],
  );

  const chosen = captions.find(({ lang }) => lang === captionLang);
  const { track, src: captionSrc, lines } = useCaptions(chosen);
  const fullScreen = useFullScreen(root);
  const pictureInPicture = usePictureInPicture(video);
  useIdle(root, state.status === 'playing');

  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), 1_500);
    return () => clearTimeout(timer);
  }, [said]);

  const audio = isAudio(sources);
  const definitions = audio ? [] : definitionsOf(sources, state.heights);
  const toggleCaptions = () => {
    if (captionLang === '') setCaptionLang(lastLang || captions[0]?.lang || '');
    else {
      setLastLang(captionLang);
      setCaptionLang('');
    }
  };
  const turnVolume = (volume: number) => {
    const kept = Math.round(Math.min(Math.max(volume, 0), 1) * 100) / 100;
    player.setVolume(kept);
    onVolumeChange?.(kept);
    return kept;
  };
  const stepRate = (step: 1 | -1) => {
    const at = playerRates.findIndex((one) => one >= state.rate);
    const next = allowedRate(playerRates[at + step] ?? state.rate, maxRate, completed);
    setRate(next);
    setSaid(labels.rateValue(next));
  };

  const offered: Partial<Record<PlayerCommand['kind'], (() => void) | undefined>> = {
    toggle: player.toggle,
    mute: player.toggleMute,
    fullScreen: fullScreen.able ? fullScreen.toggle : undefined,
    captions: captions.length > 0 ? toggleCaptions : undefined,
    help: () => setHelp((open) => !open),
    theatre: onTheatre,
    note: onNote,
    next: onNext,
    previous: onPrevious,
  };
  const run = (command: PlayerCommand): boolean => {
    if (command.kind === 'move') player.move(command.seconds);
    else if (command.kind === 'percent') player.seek((state.duration * command.percent) / 100);
    else if (command.kind === 'rate') stepRate(command.step);
    else if (command.kind === 'volume') {
      const volume = turnVolume(state.volume + command.step * 0.1);
      setSaid(`${labels.volume} ${Math.round(volume * 100)}%`);
    } else {
      offered[command.kind]?.();
      return offered[command.kind] !== undefined;
    }
    return true;
  };
  useShortcuts(root, video, run);

  const onlySome: Partial<Record<ShortcutName, unknown>> = {
    fullScreen: fullScreen.able || undefined,
    captions: captions[0],
    theatre: onTheatre,
    note: onNote,
    next: onNext,
    previous: onPrevious,
  };
  const shortcuts = shortcutNames.filter((name) => !(name in onlySome) || onlySome[name] !== undefined);
  const lower = definitions[definitions.indexOf(definition) - 1];
  const spoken = state.stalled ? labels.stalled : state.blocked ? labels.blocked[state.blocked.move] : said;

  return (
    <section
      tabIndex={-1}
      aria-label={labels.name(title)}
      {...rest}
      ref={root}
      data-component="VideoPlayer"
      data-state={state.status}
      data-kind={audio ? 'audio' : 'video'}
      className={clsx(styles.root, className)}
    >
      {backdrop !== undefined && <div className={styles.backdrop}>{backdrop}</div>}
      <video
        ref={video}
        poster={posterUrl}
        muted={muted}
        loop={loop}
        playsInline
        preload="metadata"
        className={styles.video}
      >
        <track key={captionSrc} ref={track} kind="captions" srcLang={chosen?.lang} src={captionSrc} />
      </video>
      {lines.length > 0 && (
        <div data-part="captions" data-size={captionSize} lang={captionLang} className={styles.captions}>
          {lines.map((line) => (
            <span key={line} className={styles.captionLine}>
              {line}
            </span>
          ))}
        </div>
      )}
      {((state.status === 'paused' && !state.started && !state.stalled) || state.status === 'ended') && (
        <span aria-hidden className={styles.bigPlay}>
          <Icon glyph={Play} />
        </span>
      )}
      {state.stalled && state.status !== 'error' && <span aria-hidden className={styles.spinner} />}
      <output data-part="notice" data-quiet={state.stalled ? '' : undefined} className={styles.notice}>
        {spoken}
      </output>
      {state.resumedAt !== undefined && (
        <ResumeChip
          at={state.resumedAt}
          onStartOver={seekPolicy === SeekPolicy.NoSeek && !completed ? undefined : player.startOver}
        />
      )}
      <ControlBar
        player={player}
        state={state}
        covered={covered}
        markers={markers}
        seekPolicy={seekPolicy}
        completed={completed}
        rates={{ value: state.rate, max: completed ? 2 : maxRate, onChange: setRate }}
        quality={{ value: definition, choices: definitions, onChange: setDefinition }}
        captions={{ value: captionLang, choices: captions, onChange: setCaptionLang }}
        captionSize={{ value: captionSize, onChange: setCaptionSize }}
        loop={{ value: loop, onChange: setLoop }}
        fullScreen={fullScreen}
        pictureInPicture={audio ? { ...pictureInPicture, able: false } : pictureInPicture}
        onVolume={turnVolume}
        onHelp={() => setHelp(true)}
        actions={actions}
      />
      {state.failure !== undefined && (
        <FailurePanel
          failure={state.failure}
          onRetry={player.retry}
          lower={
            lower === undefined || lower === Definition.Auto
              ? undefined
              : {
                  name: labels.definition[lower],
                  onChoose: () => {
                    setDefinition(lower);
                    player.retry();
                  },
                }
          }
        />
      )}
      {help && <ShortcutList names={shortcuts} onClose={() => setHelp(false)} />}
    </section>
  );
}
