import {
  Bookmark,
  Captions,
  Maximize,
  Minimize,
  NotebookPen,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  RotateCcw,
  Settings,
  TableOfContents,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../Icon/index.ts';
import { useLabels } from '../../provider/index.ts';
import * as styles from './ControlBar.css.ts';
import { ControlButton } from './ControlButton.tsx';
import { livePart } from './demanded.ts';
import { Fetched } from '../../lazy/onDemand.ts';
import { PlayerMenu } from './PlayerMenu.tsx';
import { Clock, SeekBar } from './SeekBar.tsx';
import type { PlayerView } from './view.ts';

export interface ControlBarProps {
  view: PlayerView;
  live: boolean;
  /** Buttons added by the page. */
  actions?: ReactNode;
}

/** The play button, and the buttons for 10 seconds back and forward when there is room. */
function Transport({ view: { player, state } }: { view: PlayerView }) {
  const labels = useLabels('videoPlayer');
  const playing = state.status === 'playing';
  const ended = state.status === 'ended';
  return (
    <>
      <ControlButton
        glyph={playing ? Pause : ended ? RotateCcw : Play}
        label={playing ? labels.pause : ended ? labels.replay : labels.play}
        onClick={player.toggle}
      />
      <span className={styles.hiddenWhenNarrow}>
        <ControlButton label={labels.back} onClick={() => player.move(-10)}>
          −10
        </ControlButton>
        <ControlButton label={labels.forward} onClick={() => player.move(10)}>
          +10
        </ControlButton>
      </span>
    </>
  );
}

/** The mute button, and the volume slider when there is room. */
export function Loudness({ state, onMuted, onVolume }: Pick<PlayerView, 'state' | 'onMuted' | 'onVolume'>) {
  const labels = useLabels('videoPlayer');
  const silent = state.muted || state.volume === 0;
  return (
    <>
      <ControlButton
        glyph={silent ? VolumeX : Volume2}
        label={silent ? labels.unmute : labels.mute}
        onClick={() => onMuted(!state.muted)}
      />
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={silent ? 0 : state.volume}
        aria-label={labels.volume}
        aria-valuetext={`${Math.round((silent ? 0 : state.volume) * 100)}%`}
        data-part="volume"
        className={styles.volume}
        onChange={(event) => onVolume(Number(event.target.value))}
      />
    </>
  );
}

/** Buttons at the end of the bar: theatre mode, picture in picture, full screen. */
function Windows({ view: { theatre, pictureInPicture, fullScreen } }: { view: PlayerView }) {
  const labels = useLabels('videoPlayer');
  return (
    <>
      <span className={styles.hiddenWhenNarrow}>
        {theatre && (
          <ControlButton
            glyph={RectangleHorizontal}
            label={labels.theatre}
            aria-pressed={theatre.on}
            onClick={theatre.toggle}
          />
        )}
        {pictureInPicture && (
          <ControlButton
            glyph={PictureInPicture2}
            label={labels.pictureInPicture}
            aria-pressed={pictureInPicture.on}
            onClick={pictureInPicture.toggle}
          />
        )}
      </span>
      {fullScreen && (
        <ControlButton
          glyph={fullScreen.on ? Minimize : Maximize}
          label={fullScreen.on ? labels.exitFullScreen : labels.fullScreen}
          onClick={fullScreen.toggle}
        />
      )}
    </>
  );
}

/** The controls below the video. The code of the menus is loaded before they are opened for the first time. */
export function ControlBar({ view, live, actions }: ControlBarProps) {
  const { player, state, rates, quality, captions, chapters, markers, onNote, onBookmark } = view;
  const labels = useLabels('videoPlayer');
  const language = captions.choices.find(({ lang }) => lang === captions.value)?.label;
  return (
    <fieldset aria-label={labels.controls} data-part="controls" className={styles.bar}>
      {!live && (
        <SeekBar
          player={player}
          duration={state.duration}
          covered={view.covered}
          chapters={chapters}
          markers={markers}
          seekPolicy={view.seekPolicy}
          completed={view.completed}
        />
      )}
      <Fetched part={livePart} when={live} with={{ player }} />
      <div className={styles.row}>
        <Transport view={view} />
        <span className={styles.hiddenWhenNarrowest}>
          <Loudness state={state} onMuted={view.onMuted} onVolume={view.onVolume} />
        </span>
        {!live && <Clock player={player} duration={state.duration} chapters={chapters} />}
        <span className={styles.gap} />
        <span className={styles.hiddenWhenNarrowest}>
          {actions}
          {onNote && <ControlButton glyph={NotebookPen} label={labels.note} onClick={onNote} />}
          {onBookmark && <ControlButton glyph={Bookmark} label={labels.bookmark} onClick={onBookmark} />}
          {!live && chapters.length + markers.length > 0 && (
            <PlayerMenu name="chapters" view={view} label={labels.chapters}>
              <Icon glyph={TableOfContents} />
            </PlayerMenu>
          )}
        </span>
        {captions.choices.length > 0 && (
          <PlayerMenu
            name="captions"
            view={view}
            label={labels.captions}
            value={language ?? labels.captionsOff}
          >
            <Icon glyph={Captions} />
          </PlayerMenu>
        )}
        <span className={styles.hiddenWhenNarrowest}>
          {!live && (
            <PlayerMenu name="rate" view={view} label={labels.rate} value={labels.rateValue(rates.value)}>
              {rates.value}×
            </PlayerMenu>
          )}
          {quality.choices.length > 0 && (
            <PlayerMenu
              name="quality"
              view={view}
              label={labels.quality}
              value={labels.definition[quality.value]}
            >
              {labels.definition[quality.value]}
            </PlayerMenu>
          )}
        </span>
        <PlayerMenu name="more" view={view} label={labels.settings}>
          <Icon glyph={Settings} />
        </PlayerMenu>
        <Windows view={view} />
      </div>
    </fieldset>
  );
}
