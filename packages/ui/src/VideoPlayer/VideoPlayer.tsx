import { Definition, formatPosition, SeekPolicy } from '@stoa/domain';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFullScreen } from '../hooks/useFullScreen.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { Icon } from '../Icon/index.ts';
import { useLabels } from '../provider/index.ts';
import { offeredShortcuts, runCommand, type Offers } from './commands.ts';
import type { PlayerCommand } from './keys.ts';
import { definitionsOf } from './model.ts';
import { ControlBar } from './parts/ControlBar.tsx';
import { captionPart, helpPart, menuPart, miniPart, transcriptPart } from './parts/demanded.ts';
import type { MiniState } from './parts/MiniPlayer.tsx';
import { Fetched } from '../lazy/onDemand.ts';
import { FailurePanel, ResumeChip } from './parts/overlays.tsx';
import type { PlayerView } from './parts/view.ts';
import { elementPropsOf, type VideoPlayerProps } from './props.ts';
import { useIdle, usePictureInPicture } from './stage.ts';
import { isAudio } from './types.ts';
import { usePlayer } from './usePlayer.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useTaps } from './useTaps.ts';
import * as styles from './VideoPlayer.css.ts';

const saidMs = 1_500;
const prefetchAfterMs = 3_000;

/**
 * Plays a video of a course: HLS through hls.js, files by the media element. It reports only what was really
 * played, enforces the company's rules on seeking and speed, and keeps the position if something fails. Its
 * keys are `playerShortcuts`; they work while the focus is inside.
 */
export function VideoPlayer({ ref, ...props }: VideoPlayerProps) {
  const { title, sources, captions = [], chapters = [], markers = [], covered = [], live = false } = props;
  const { miniPlayer = 'asked', onTheatre, onNote, onBookmark } = props;
  const labels = useLabels('videoPlayer');
  const { pressAgain } = useLabels('errorBoundary');
  const root = useSharedRef<HTMLElement>(ref);
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<HTMLTrackElement>(null);
  const use = usePlayer(video, props, props.definition);
  const { player, state, kept, keep } = use;
  const [lastLang, setLastLang] = useState('');
  const [loop, setLoop] = useState(false);
  const [help, setHelp] = useState(false);
  const [reads, setReads] = useState(false);
  const [mini, setMini] = useState<MiniState>('off');
  const [said, setSaid] = useState('');

  const fullScreen = useFullScreen(root);
  const pictureInPicture = usePictureInPicture(video);
  useIdle(root, state.status === 'playing');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  // While the video runs, the code of the menus is loaded, so that they open at once.
  useEffect(() => {
    if (!state.started) return undefined;
    const timer = setTimeout(() => void menuPart.load(), prefetchAfterMs);
    return () => clearTimeout(timer);
  }, [state.started]);

  const captionLang = props.captionLang ?? kept.captionLang;
  const setCaptionLang = (lang: string) => {
    if (props.captionLang === undefined) keep({ captionLang: lang });
    if (lang !== captionLang) props.onCaptionLangChange?.(lang);
  };
  const chosen = captions.find(({ lang }) => lang === captionLang);
  const spokenLang = chosen ?? captions[0];
  const toggleCaptions = () => {
    if (chosen !== undefined) setLastLang(chosen.lang);
    setCaptionLang(chosen === undefined ? lastLang || (captions[0]?.lang ?? '') : '');
  };
  const setDefinition: PlayerView['quality']['onChange'] = (definition) => {
    if (props.definition === undefined) keep({ definition });
    if (definition !== use.definition) props.onDefinitionChange?.(definition);
  };

  const audio = isAudio(sources);
  const definitions = audio ? [] : definitionsOf(sources, state.heights);
  const toggleReads = () => setReads((open) => !open);
  const toggleMini = () => setMini((now) => (now === 'off' ? 'asked' : 'off'));
  const hasWords = props.transcript !== undefined || captions.length > 0;
  // In full screen the page is not visible, so the transcript is shown over the film.
  const onPage = fullScreen.on ? undefined : props.onTranscript;
  const offers: Offers = {
    toggle: player.toggle,
    mute: () => use.setMuted(!state.muted),
    fullScreen: fullScreen.able ? fullScreen.toggle : undefined,
    captions: captions.length > 0 ? toggleCaptions : undefined,
    transcript: onPage ?? (hasWords ? toggleReads : undefined),
    help: () => setHelp((open) => !open),
    theatre: onTheatre,
    mini: miniPlayer === 'off' ? undefined : toggleMini,
    note: onNote && (() => onNote(player.currentTime())),
    bookmark: onBookmark && (() => onBookmark(player.currentTime())),
    next: props.onNext,
    previous: props.onPrevious,
  };
  const run = (command: PlayerCommand) => runCommand({ use, labels, offers, say: setSaid }, command);
  useShortcuts(root, run);
  useTaps(root, video, state.started, run);

  const sayMissing = () => setSaid(pressAgain);

  const view: PlayerView = {
    player,
    state,
    covered,
    chapters,
    markers,
    seekPolicy: props.seekPolicy ?? SeekPolicy.Free,
    completed: props.completed ?? false,
    rates: use.rates,
    quality: { value: use.definition, choices: definitions, onChange: setDefinition },
    captions: { value: captionLang, choices: captions, onChange: setCaptionLang },
    captionStyle: { value: kept.captionStyle, onChange: (captionStyle) => keep({ captionStyle }) },
    loop: { value: loop, onChange: setLoop },
    theatre: onTheatre && { on: props.theatre ?? false, toggle: onTheatre },
    fullScreen: fullScreen.able ? fullScreen : undefined,
    pictureInPicture: pictureInPicture.able && !audio ? pictureInPicture : undefined,
    mini: offers.mini && { on: mini !== 'off', toggle: offers.mini },
    transcript: onPage ?? (hasWords ? { on: reads, toggle: toggleReads } : undefined),
    onNote: offers.note,
    onBookmark: offers.bookmark,
    onMuted: use.setMuted,
    onVolume: use.turnVolume,
    onHelp: () => setHelp(true),
  };
  // The player shows its button: before the film starts, after its end, and on a phone in every pause.
  const waits = !state.stalled && (state.status === 'paused' || state.status === 'ended');
  const lower = definitions[definitions.indexOf(use.definition) - 1];
  const spoken = state.stalled ? labels.stalled : state.blocked ? labels.blocked[state.blocked.move] : said;
  const closeTranscript = () => {
    setReads(false);
    root.current?.focus({ preventScroll: true });
  };

  return (
    <section
      tabIndex={-1}
      aria-label={labels.name(title)}
      {...elementPropsOf(props)}
      ref={root}
      data-component="VideoPlayer"
      data-state={state.status}
      data-kind={audio ? 'audio' : 'video'}
      className={clsx(styles.root, props.className)}
    >
      <div ref={frame} className={styles.frame}>
        {props.backdrop !== undefined && <div className={styles.backdrop}>{props.backdrop}</div>}
        <video
          ref={video}
          poster={props.posterUrl}
          muted={props.muted}
          loop={loop}
          playsInline
          preload="metadata"
          className={styles.video}
        >
          {/* This track gets its file from CaptionLayer, which also draws its words. */}
          <track ref={track} kind="captions" srcLang={chosen?.lang} label={chosen?.label} />
        </video>
        {chosen !== undefined && (
          <Fetched
            part={captionPart}
            when
            with={{ track, captions: chosen, look: kept.captionStyle }}
            onMissing={sayMissing}
          />
        )}
        {waits && (
          <div
            aria-hidden
            className={styles.poster}
            data-part="poster"
            data-started={state.started ? '' : undefined}
          >
            <span className={styles.bigPlay}>
              <Icon glyph={Play} />
            </span>
            {/* A resumed film shows a frame of the film, which may contain text in the same place. */}
            {!state.started && state.resumedAt === undefined && !live && (
              <span className={styles.posterWords}>
                <span className={styles.posterTitle}>{title}</span>
                {state.duration > 0 && (
                  <span className={styles.posterLength}>{formatPosition(state.duration)}</span>
                )}
              </span>
            )}
          </div>
        )}
        {state.stalled && state.status !== 'error' && <span aria-hidden className={styles.spinner} />}
        <output data-part="notice" data-quiet={state.stalled ? '' : undefined} className={styles.notice}>
          {spoken}
        </output>
        {state.resumedAt !== undefined && !live && (
          <ResumeChip
            at={state.resumedAt}
            onStartOver={player.mayStartOver() ? player.startOver : undefined}
          />
        )}
        <ControlBar view={view} live={live} actions={props.actions} />
        <Fetched
          part={transcriptPart}
          when={reads && hasWords && onPage === undefined}
          with={{
            player,
            overFilm: true,
            lines: props.transcript,
            url: spokenLang?.url,
            lang: spokenLang?.lang,
            onClose: closeTranscript,
          }}
          onMissing={() => {
            setReads(false);
            sayMissing();
          }}
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
        <Fetched
          part={helpPart}
          when={help}
          with={{ names: offeredShortcuts(offers), onClose: () => setHelp(false) }}
          onMissing={() => {
            setHelp(false);
            sayMissing();
          }}
        />
        <Fetched
          part={miniPart}
          when={mini !== 'off' || (miniPlayer === 'auto' && state.started)}
          with={{ root, frame, player, auto: miniPlayer === 'auto', state: mini, onStateChange: setMini }}
          // Nothing is said of a small window that nobody asked for, because it would have opened by itself.
          onMissing={() => {
            if (mini === 'off') return;
            setMini('off');
            sayMissing();
          }}
        />
      </div>
    </section>
  );
}
