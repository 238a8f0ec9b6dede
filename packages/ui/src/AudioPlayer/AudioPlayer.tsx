import { Definition, formatPosition, SeekPolicy } from '@stoa/domain';
import { clsx } from 'clsx';
import { Bookmark, NotebookPen, Pause, Play, RotateCcw, ScrollText, Settings } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { Icon } from '../Icon/index.ts';
import { useLabels } from '../provider/index.ts';
import { offeredShortcuts, runCommand, type Offers } from '../VideoPlayer/commands.ts';
import { Loudness } from '../VideoPlayer/parts/ControlBar.tsx';
import { ControlButton } from '../VideoPlayer/parts/ControlButton.tsx';
import { helpPart, transcriptPart } from '../VideoPlayer/parts/demanded.ts';
import { Fetched } from '../lazy/onDemand.ts';
import { FailurePanel } from '../VideoPlayer/parts/overlays.tsx';
import { PlayerMenu } from '../VideoPlayer/parts/PlayerMenu.tsx';
import { Clock, SeekBar } from '../VideoPlayer/parts/SeekBar.tsx';
import type { PlayerView } from '../VideoPlayer/parts/view.ts';
import { elementPropsOf, type MediaPlayerProps } from '../VideoPlayer/props.ts';
import { usePlayer, type PlayerInUse } from '../VideoPlayer/usePlayer.ts';
import { useShortcuts } from '../VideoPlayer/useShortcuts.ts';
import * as styles from './AudioPlayer.css.ts';

export interface AudioPlayerProps extends MediaPlayerProps {
  /** Text beside the title, such as the speaker or the course. */
  subtitle?: ReactNode;
  /** A picture for the recording; it fills a frame of 16:9. */
  cover?: ReactNode;
}

const noMarks: PlayerView['markers'] = [];
const nothing = () => undefined;

/**
 * The data that the menus of the player show. They are those of the video player without quality and
 * captions, because a recording has no picture.
 */
function viewOf(
  props: AudioPlayerProps,
  use: PlayerInUse,
  { loop, onHelp }: Pick<PlayerView, 'loop' | 'onHelp'>,
): PlayerView {
  const { player, state, kept, keep, rates } = use;
  return {
    player,
    state,
    rates,
    loop,
    onHelp,
    covered: props.covered ?? [],
    chapters: props.chapters ?? noMarks,
    markers: props.markers ?? noMarks,
    seekPolicy: props.seekPolicy ?? SeekPolicy.Free,
    completed: props.completed ?? false,
    quality: { value: Definition.Auto, choices: [], onChange: nothing },
    captions: { value: '', choices: [], onChange: nothing },
    captionStyle: { value: kept.captionStyle, onChange: (captionStyle) => keep({ captionStyle }) },
    onMuted: use.setMuted,
    onVolume: use.turnVolume,
  };
}

/** The play button and the buttons that go 10 seconds back and forward. */
function Transport({ player, state }: Pick<PlayerInUse, 'player' | 'state'>) {
  const words = useLabels('videoPlayer');
  const playing = state.status === 'playing';
  const ended = state.status === 'ended';
  return (
    <>
      <ControlButton label={words.back} onClick={() => player.move(-10)}>
        −10
      </ControlButton>
      <button
        type="button"
        aria-label={playing ? words.pause : ended ? words.replay : words.play}
        className={styles.play}
        onClick={player.toggle}
      >
        <Icon glyph={playing ? Pause : ended ? RotateCcw : Play} />
      </button>
      <ControlButton label={words.forward} onClick={() => player.move(10)}>
        +10
      </ControlButton>
    </>
  );
}

/**
 * Plays a recording on a card of the page, with the same rules, keys (`playerShortcuts`) and remembered
 * settings as the VideoPlayer. Playback continues while the page is hidden or scrolled, and the card shows
 * the transcript instead of a waveform.
 */
export function AudioPlayer({ ref, subtitle, cover, ...props }: AudioPlayerProps) {
  const { title, captions = [], onNote, onBookmark, onTranscript } = props;
  const words = useLabels('videoPlayer');
  const { pressAgain } = useLabels('errorBoundary');
  const own = useLabels('audioPlayer');
  const root = useSharedRef<HTMLElement>(ref);
  const audio = useRef<HTMLAudioElement>(null);
  const use = usePlayer(audio, props);
  const { player, state } = use;
  const [loop, setLoop] = useState(false);
  const [help, setHelp] = useState(false);
  const [reads, setReads] = useState(false);
  const [said, setSaid] = useState('');

  const spoken = captions[0];
  const hasWords = props.transcript !== undefined || spoken !== undefined;
  const offers: Offers = {
    toggle: player.toggle,
    mute: () => use.setMuted(!state.muted),
    transcript: onTranscript ?? (hasWords ? () => setReads((open) => !open) : undefined),
    help: () => setHelp((open) => !open),
    note: onNote && (() => onNote(player.currentTime())),
    bookmark: onBookmark && (() => onBookmark(player.currentTime())),
    next: props.onNext,
    previous: props.onPrevious,
  };
  useShortcuts(root, (command) => runCommand({ use, labels: words, offers, say: setSaid }, command));
  const view = viewOf(props, use, {
    loop: { value: loop, onChange: setLoop },
    onHelp: () => setHelp(true),
  });
  const notice = state.stalled ? words.stalled : state.blocked ? words.blocked[state.blocked.move] : said;

  return (
    <section
      tabIndex={-1}
      aria-label={own.name(title)}
      {...elementPropsOf(props)}
      ref={root}
      data-component="AudioPlayer"
      data-state={state.status}
      className={clsx(styles.root, props.className)}
    >
      <audio ref={audio} muted={props.muted} loop={loop} preload="metadata">
        <track kind="captions" srcLang={spoken?.lang} label={spoken?.label} />
      </audio>
      <div className={cover === undefined ? styles.bare : styles.body}>
        {cover !== undefined && <div className={styles.cover}>{cover}</div>}
        <div className={styles.main}>
          <p className={styles.title}>{title}</p>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
          <fieldset aria-label={words.controls} className={styles.controls}>
            <SeekBar
              player={player}
              duration={state.duration}
              covered={view.covered}
              chapters={view.chapters}
              markers={view.markers}
              seekPolicy={view.seekPolicy}
              completed={view.completed}
            />
            <div className={styles.row}>
              <Transport player={player} state={state} />
              <Clock player={player} duration={state.duration} chapters={view.chapters} />
              <span className={styles.gap} />
              <Loudness state={state} onMuted={use.setMuted} onVolume={use.turnVolume} />
              <PlayerMenu name="rate" view={view} label={words.rate} value={words.rateValue(state.rate)}>
                {state.rate}×
              </PlayerMenu>
              {offers.note && <ControlButton glyph={NotebookPen} label={words.note} onClick={offers.note} />}
              {offers.bookmark && (
                <ControlButton glyph={Bookmark} label={words.bookmark} onClick={offers.bookmark} />
              )}
              {offers.transcript && (
                <ControlButton
                  glyph={ScrollText}
                  label={words.transcript}
                  aria-expanded={onTranscript === undefined ? reads : undefined}
                  onClick={offers.transcript}
                />
              )}
              <PlayerMenu name="more" view={view} label={words.settings}>
                <Icon glyph={Settings} />
              </PlayerMenu>
            </div>
          </fieldset>
          {state.resumedAt !== undefined && (
            <div className={styles.resume}>
              <output>{words.resumed(formatPosition(state.resumedAt))}</output>
              {player.mayStartOver() && (
                <button type="button" className={styles.link} onClick={player.startOver}>
                  {own.startOver}
                </button>
              )}
            </div>
          )}
          <output className={styles.notice}>{notice}</output>
        </div>
      </div>
      {state.failure !== undefined && (
        <div className={styles.failure}>
          <FailurePanel failure={state.failure} onRetry={player.retry} />
        </div>
      )}
      {reads && (
        <div className={styles.transcript}>
          <Fetched
            part={transcriptPart}
            when={reads}
            with={{ player, lines: props.transcript, url: spoken?.url, lang: spoken?.lang }}
            onMissing={() => {
              setReads(false);
              setSaid(pressAgain);
            }}
          />
        </div>
      )}
      <Fetched
        part={helpPart}
        when={help}
        with={{ names: offeredShortcuts(offers), onClose: () => setHelp(false) }}
        onMissing={() => {
          setHelp(false);
          setSaid(pressAgain);
        }}
      />
    </section>
  );
}
