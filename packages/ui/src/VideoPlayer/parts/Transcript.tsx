import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLabels } from '../../provider/index.ts';
import { formatClock } from '../model.ts';
import type { Player } from '../player/player.ts';
import { lineAt, linesOf, type TranscriptLine } from '../vtt.ts';
import { ControlButton } from './ControlButton.tsx';
import * as styles from './Transcript.css.ts';

export interface TranscriptProps {
  player: Player;
  /** The lines of the transcript. Without them they are read from the captions' file. */
  lines?: readonly TranscriptLine[] | undefined;
  url?: string | undefined;
  lang?: string | undefined;
  overFilm?: boolean;
  onClose?: () => void;
}

type Words = readonly TranscriptLine[] | 'loading' | 'failed';

function useLines(lines: readonly TranscriptLine[] | undefined, url: string | undefined): Words {
  const [read, setRead] = useState<{ url: string; lines: readonly TranscriptLine[] | 'failed' }>();
  useEffect(() => {
    if (lines !== undefined || url === undefined) return undefined;
    const leaving = new AbortController();
    const fetchLines = async () => {
      const answer = await fetch(url, { signal: leaving.signal });
      setRead({ url, lines: answer.ok ? linesOf(await answer.text()) : 'failed' });
    };
    fetchLines().catch(() => {
      if (!leaving.signal.aborted) setRead({ url, lines: 'failed' });
    });
    return () => leaving.abort();
  }, [lines, url]);
  if (lines !== undefined) return lines;
  return read !== undefined && read.url === url ? read.lines : 'loading';
}

/** Escape inside the panel closes only the panel. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || onClose === undefined) return;
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel, onClose]);
}

/** Marks the found letters by weight and colour. */
function Marked({ text, found }: { text: string; found: string }) {
  const at = found === '' ? -1 : text.toLowerCase().indexOf(found);
  if (at < 0) return text;
  return (
    <span>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + found.length)}</mark>
      {text.slice(at + found.length)}
    </span>
  );
}

/**
 * All spoken words, line by line. The current line is kept in view, lines can be searched, and pressing one
 * goes to its second.
 */
export function Transcript({ player, lines, url, lang, overFilm = false, onClose }: TranscriptProps) {
  const words = useLabels('videoPlayer');
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEscape(panel, onClose);
  const all = useLines(lines, url);
  const [wish, setWish] = useState('');
  const found = wish.trim().toLowerCase();
  const read = () => (typeof all === 'string' ? -1 : lineAt(all, player.time.get().time));
  const current = useSyncExternalStore(player.time.subscribe, read, () => -1);
  const shown = useMemo(
    () =>
      typeof all === 'string'
        ? []
        : all
            .map((line, at) => ({ ...line, at }))
            .filter(({ text }) => found === '' || text.toLowerCase().includes(found)),
    [all, found],
  );

  const place = shown.findIndex(({ at }) => at === current);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelectorAll('button')[place];
    // The list does not follow the video while the person has the pointer or the focus in it, because they are
    // reading.
    if (!box || !line || box.matches(':hover, :focus-within')) return;
    // Scrolls only the list, not the page.
    box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [place]);

  const empty =
    all === 'loading'
      ? words.transcriptLoading
      : all === 'failed'
        ? words.transcriptFailed
        : shown.length === 0
          ? words.transcriptNothing
          : undefined;

  return (
    <section
      ref={panel}
      aria-label={words.transcript}
      data-part="transcript"
      className={clsx(styles.root, overFilm && styles.overFilm)}
    >
      <div className={styles.head}>
        <input
          type="search"
          value={wish}
          aria-label={words.transcriptSearch}
          placeholder={words.transcriptSearch}
          className={styles.search}
          onChange={(event) => setWish(event.target.value)}
        />
        <output className={styles.count}>{found === '' ? '' : words.transcriptFound(shown.length)}</output>
        {onClose !== undefined && <ControlButton glyph={X} label={words.close} onClick={onClose} />}
      </div>
      {empty === undefined ? (
        <ol ref={list} lang={lang} className={styles.list}>
          {shown.map(({ at, from, text }) => (
            <li key={`${at} ${from}`}>
              <button
                type="button"
                aria-current={at === current ? 'true' : undefined}
                className={styles.line}
                onClick={() => player.seek(from)}
              >
                <span className={styles.time}>{formatClock(from)}</span>
                <Marked text={text} found={found} />
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
    </section>
  );
}
