import { useEffect, useState } from 'react';
import { useLabels } from '../../provider/index.ts';
import { insideWindow, livePlace, type LiveWindow } from '../liveEdge.ts';
import type { Player } from '../player/player.ts';
import { ControlButton } from './ControlButton.tsx';
import * as styles from './LiveBar.css.ts';
import * as bars from './SeekBar.css.ts';

const everyMs = 1_000;

/**
 * The range of the stream and the position of the player. Both are read at intervals, because the edge
 * advances while the player is paused.
 */
function useLive(player: Player) {
  const [live, setLive] = useState<{ window: LiveWindow; time: number }>();
  useEffect(() => {
    const look = () => {
      const window = player.live();
      setLive(window && { window, time: player.currentTime() });
    };
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [player]);
  return live;
}

/**
 * The timeline of a live stream: how far behind the newest picture it plays, and a button that goes back to
 * live.
 */
export function LiveBar({ player }: { player: Player }) {
  const words = useLabels('videoPlayer');
  const live = useLive(player);
  if (live === undefined) return <div className={styles.bar} />;
  const { window, time } = live;
  const { latency, atEdge, target } = livePlace(window, time);
  const seconds = Math.round(latency);
  const backToLive = () => {
    player.seek(target);
    player.play();
  };
  return (
    <div data-part="live" className={styles.bar}>
      <span data-state={atEdge ? 'live' : 'behind'} className={styles.sign}>
        {atEdge ? words.live : words.livePast}
      </span>
      <span className={styles.behind}>{words.latency(seconds)}</span>
      <div dir="ltr" className={styles.seek}>
        <div className={bars.seek}>
          <div className={bars.track}>
            <div
              className={bars.played}
              style={{
                inlineSize: `${((time - window.start) / Math.max(1, window.end - window.start)) * 100}%`,
              }}
            />
          </div>
          <input
            type="range"
            min={window.start}
            max={Math.max(window.end, window.start + 1)}
            step="any"
            value={time}
            aria-label={words.seek}
            aria-valuetext={words.latency(seconds)}
            className={bars.range}
            onChange={(event) => player.seek(insideWindow(window, Number(event.target.value)))}
          />
        </div>
      </div>
      {!atEdge && (
        <ControlButton label={words.backToLive} onClick={backToLive}>
          {words.backToLive}
        </ControlButton>
      )}
    </div>
  );
}
