import { formatPosition } from '@stoa/domain';
import { clsx } from 'clsx';
import { LocateFixed, X } from 'lucide-react';
import { useMemo, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { matchesIn } from '../find/matches.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { piecesOf } from '../NoteList/model.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import * as styles from './Transcript.css.ts';
import { useFollow } from './useFollow.ts';
import { useLines } from './useLines.ts';
import { lineAt, textOf, type TranscriptLine } from './vtt.ts';

export const transcriptSurfaces = ['page', 'film'] as const;

export interface TranscriptLanguage {
  /** Code of the language, such as `zh-CN`. */
  lang: string;
  /** Name of the language in that language. */
  label: string;
}

export interface TranscriptProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The lines. Without them they are read from `url`. */
  lines?: readonly TranscriptLine[] | undefined;
  /** Address of a WebVTT file. */
  url?: string | undefined;
  /** Language of the lines. */
  lang?: string | undefined;
  /** Returns the second that is being played. It is called when `subscribe` calls its listener. */
  currentTime: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Called with the second of a line that was chosen. */
  onSeek: (second: number) => void;
  /**
   * Returns the last second to which the person may seek. Later lines cannot be chosen, and the list says
   * why. Default: all can be chosen.
   */
  reachable?: (() => number) | undefined;
  /** The languages to choose from. With fewer than two no choice is shown. */
  languages?: readonly TranscriptLanguage[] | undefined;
  onLanguage?: ((lang: string) => void) | undefined;
  /** `page` in the colours of the page, `film` in those of a player. Default `page`. */
  surface?: (typeof transcriptSurfaces)[number];
  /** Shows a button that closes the transcript. */
  onClose?: (() => void) | undefined;
}

/** Marks the letters that were found, by weight and line. */
function Marked({ text, found }: { text: string; found: string }) {
  if (found === '') return text;
  return (
    <span>
      {piecesOf(text, found).map((piece, at) =>
        at % 2 === 1 ? (
          <mark key={at} className={styles.mark}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  );
}

/**
 * The whole transcript, line by line. The spoken line is marked and kept in view until the person scrolls.
 * Lines can be searched and copied, and choosing one seeks to its second, as far as the company allows.
 */
export function Transcript({
  lines,
  url,
  lang,
  currentTime,
  subscribe,
  onSeek,
  reachable,
  languages = [],
  onLanguage,
  surface = 'page',
  onClose,
  className,
  ...rest
}: TranscriptProps) {
  const words = useLabels('videoPlayer');
  const list = useRef<HTMLOListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const all = useLines(lines, url);
  const [wish, setWish] = useState('');
  const found = wish.trim();
  const read = () => (typeof all === 'string' ? -1 : lineAt(all, currentTime()));
  const current = useSyncExternalStore(subscribe, read, () => -1);
  // The limit is read whenever another line is spoken, because it does not change more often.
  const limit = reachable?.() ?? Number.POSITIVE_INFINITY;
  const shown = useMemo(
    () =>
      typeof all === 'string'
        ? []
        : all
            .map((line, at) => ({ ...line, at }))
            .filter(({ text }) => found === '' || matchesIn(text, found).length > 0),
    [all, found],
  );
  const hits = useMemo(
    () => shown.reduce((sum, { text }) => sum + matchesIn(text, found).length, 0),
    [shown, found],
  );
  const place = shown.findIndex(({ at }) => at === current);
  const { follows, follow } = useFollow(list, shown.length > 0, place);
  const firstLocked = shown.find(({ from }) => from > limit)?.at;
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
      aria-label={words.transcript}
      {...rest}
      data-component="Transcript"
      data-part="transcript"
      data-surface={surface}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <input
          ref={search}
          type="search"
          value={wish}
          aria-label={words.transcriptSearch}
          placeholder={words.transcriptSearch}
          className={styles.search}
          onChange={(event) => setWish(event.target.value)}
        />
        <output className={styles.count}>{found === '' ? '' : words.transcriptFound(hits)}</output>
        {typeof all !== 'string' && all.length > 0 && surface === 'page' && (
          <CopyButton iconOnly size="sm" label={words.transcriptCopy} value={textOf(all)} />
        )}
        {onClose !== undefined && (
          <IconButton glyph={X} size="sm" label={words.close} className={styles.close} onClick={onClose} />
        )}
      </div>
      {languages.length > 1 && lang !== undefined && (
        <SegmentedControl
          label={words.transcriptLanguage}
          items={languages.map((one) => ({ value: one.lang, label: one.label }))}
          value={lang}
          onValueChange={(next) => onLanguage?.(next)}
          className={styles.languages}
        />
      )}
      {empty === undefined ? (
        <div className={styles.body}>
          <ol ref={list} lang={lang} className={styles.list}>
            {shown.map(({ at, from, text }) => (
              <li key={at}>
                {at === firstLocked && <p className={styles.reason}>{words.transcriptLocked}</p>}
                <button
                  type="button"
                  data-part="line"
                  aria-current={at === current ? 'true' : undefined}
                  disabled={from > limit}
                  className={styles.line}
                  onClick={() => {
                    follow();
                    onSeek(from);
                  }}
                >
                  <span className={styles.time}>{formatPosition(from)}</span>
                  <Marked text={text} found={found} />
                </button>
              </li>
            ))}
          </ol>
          {!follows && current >= 0 && found === '' && (
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              iconStart={<Icon glyph={LocateFixed} />}
              className={styles.follow}
              onClick={() => {
                // The button disappears, and focus in the list would stop the following again.
                search.current?.focus({ preventScroll: true });
                follow();
              }}
            >
              {words.transcriptFollow}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
    </section>
  );
}
