import type { Definition, SeekPolicy } from '@stoa/domain';
import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Settings,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../Icon/index.ts';
import { useLabels } from '../../provider/index.ts';
import { playerRates } from '../model.ts';
import type { Player, PlayerState } from '../player.ts';
import type { PlayerCaptions, PlayerMarker, Span } from '../types.ts';
import * as styles from '../VideoPlayer.css.ts';
import { ControlButton } from './ControlButton.tsx';
import { PlayerMenu, type MenuGroup } from './PlayerMenu.tsx';
import { Clock, SeekBar } from './SeekBar.tsx';

export type CaptionSize = 'sm' | 'md' | 'lg';
const captionSizes: readonly CaptionSize[] = ['sm', 'md', 'lg'];

interface Choice<Value> {
  value: Value;
  onChange: (value: Value) => void;
}
interface Stage {
  able: boolean;
  on: boolean;
  toggle: () => void;
}

export interface ControlBarProps {
  player: Player;
  state: PlayerState;
  covered: readonly Span[];
  markers: readonly PlayerMarker[];
  seekPolicy: SeekPolicy;
  completed: boolean;
  rates: Choice<number> & { max: number };
  quality: Choice<Definition> & { choices: readonly Definition[] };
  captions: Choice<string> & { choices: readonly PlayerCaptions[] };
  captionSize: Choice<CaptionSize>;
  loop: Choice<boolean>;
  fullScreen: Stage;
  pictureInPicture: Stage;
  onVolume: (volume: number) => void;
  onHelp: () => void;
  actions?: ReactNode;
}

/** One radio group of a menu. */
function radios<Value extends string | number>(
  values: readonly Value[],
  { value, onChange }: Choice<Value>,
  nameOf: (value: Value) => string,
  lockOf: (value: Value) => string | undefined = () => undefined,
): MenuGroup['choices'] {
  return values.map((one) => ({
    key: String(one),
    label: nameOf(one),
    kind: 'menuitemradio',
    checked: one === value,
    locked: lockOf(one),
    onChoose: () => onChange(one),
  }));
}

/** Everything under the film. Menus are made when they are opened. */
export function ControlBar(props: ControlBarProps) {
  const { player, state, rates, quality, captions, captionSize, loop, fullScreen, pictureInPicture } = props;
  const labels = useLabels('videoPlayer');
  const playing = state.status === 'playing';
  const silent = state.muted || state.volume === 0;
  const languageName = (lang: string) =>
    captions.choices.find((one) => one.lang === lang)?.label ?? labels.captionsOff;

  return (
    <fieldset aria-label={labels.controls} data-part="controls" className={styles.bar}>
      <SeekBar
        player={player}
        duration={state.duration}
        covered={props.covered}
        markers={props.markers}
        seekPolicy={props.seekPolicy}
        completed={props.completed}
      />
      <div className={styles.row}>
        <ControlButton
          glyph={playing ? Pause : state.status === 'ended' ? RotateCcw : Play}
          label={playing ? labels.pause : state.status === 'ended' ? labels.replay : labels.play}
          onClick={player.toggle}
        />
        <span className={styles.wide}>
          <ControlButton label={labels.back} onClick={() => player.move(-10)}>
            −10
          </ControlButton>
          <ControlButton label={labels.forward} onClick={() => player.move(10)}>
            +10
          </ControlButton>
        </span>
        <ControlButton
          glyph={silent ? VolumeX : Volume2}
          label={silent ? labels.unmute : labels.mute}
          onClick={player.toggleMute}
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
          onChange={(event) => props.onVolume(Number(event.target.value))}
        />
        <Clock player={player} duration={state.duration} />
        <span className={styles.gap} />
        {props.actions}
        {captions.choices.length > 0 && (
          <PlayerMenu
            label={labels.captions}
            value={languageName(captions.value)}
            groups={() => [
              { choices: radios(['', ...captions.choices.map(({ lang }) => lang)], captions, languageName) },
            ]}
          >
            <Icon glyph={Captions} />
          </PlayerMenu>
        )}
        <PlayerMenu
          label={labels.rate}
          value={labels.rateValue(rates.value)}
          groups={() => [
            {
              choices: radios(
                playerRates,
                rates,
                (rate) => `${rate}×`,
                (rate) => (rate > Math.max(1, rates.max) ? labels.rateLocked : undefined),
              ),
            },
          ]}
        >
          {rates.value}×
        </PlayerMenu>
        {quality.choices.length > 0 && (
          <PlayerMenu
            label={labels.quality}
            value={labels.definition[quality.value]}
            groups={() => [
              { choices: radios(quality.choices, quality, (definition) => labels.definition[definition]) },
            ]}
          >
            {labels.definition[quality.value]}
          </PlayerMenu>
        )}
        <PlayerMenu
          label={labels.settings}
          groups={() => [
            ...(captions.choices.length > 0
              ? [
                  {
                    label: labels.captionSize,
                    choices: radios(captionSizes, captionSize, (size) => labels.captionSizes[size]),
                  },
                ]
              : []),
            {
              choices: [
                {
                  key: 'loop',
                  label: labels.loop,
                  kind: 'menuitemcheckbox',
                  checked: loop.value,
                  onChoose: () => loop.onChange(!loop.value),
                },
                { key: 'help', label: labels.help, kind: 'menuitem', onChoose: props.onHelp },
              ],
            },
          ]}
        >
          <Icon glyph={Settings} />
        </PlayerMenu>
        {pictureInPicture.able && (
          <span className={styles.wide}>
            <ControlButton
              glyph={PictureInPicture2}
              label={pictureInPicture.on ? labels.exitPictureInPicture : labels.pictureInPicture}
              onClick={pictureInPicture.toggle}
            />
          </span>
        )}
        {fullScreen.able && (
          <ControlButton
            glyph={fullScreen.on ? Minimize : Maximize}
            label={fullScreen.on ? labels.exitFullScreen : labels.fullScreen}
            onClick={fullScreen.toggle}
          />
        )}
      </div>
    </fieldset>
  );
}
