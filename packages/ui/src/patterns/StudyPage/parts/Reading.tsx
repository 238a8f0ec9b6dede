import { ExternalLink, FileText, Globe } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../Button/Button.tsx';
import { Icon } from '../../../Icon/Icon.tsx';
import { RichText } from '../../../RichText/index.ts';
import { Tabs } from '../../../Tabs/Tabs.tsx';
import type { StudyConfirm, StudyPicture, StudySheet, StudyStage, StudyWords } from '../types.ts';
import * as styles from './Reading.css.ts';
import { useSeen } from './useSeen.ts';

type Of<Kind extends StudyStage['kind']> = Extract<StudyStage, { kind: Kind }>;

/** Contract 8.2: what was on the screen for two seconds was seen. */
const seenMs = 2_000;

/** An article; its end is reached when the line below it comes into view. */
function Article({ stage }: { stage: Of<'article'> }) {
  const end = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { html, onEnd } = stage;
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    const line = end.current;
    if (!line) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // While the text still loads, its end is no end.
      const loading = body.current?.querySelector('[aria-busy]') !== null;
      if (!entry?.isIntersecting || loading) return;
      stop();
      latest.current();
    });
    const watch = () => {
      observer.unobserve(line);
      observer.observe(line);
    };
    watch();
    const changes = new MutationObserver(watch);
    const stop = () => {
      observer.disconnect();
      changes.disconnect();
    };
    if (body.current) changes.observe(body.current, { childList: true, subtree: true });
    return stop;
  }, []);
  return (
    <div ref={body} className={styles.article}>
      <RichText html={html} />
      <div ref={end} className={styles.end} />
    </div>
  );
}

function Picture({
  picture,
  page,
  count,
  words,
  onSeen,
}: {
  picture: StudyPicture;
  page: number;
  count: number;
  words: StudyWords;
  onSeen: (page: number) => void;
}) {
  const figure = useRef<HTMLElement>(null);
  useSeen(figure, () => onSeen(page), seenMs);
  const name = words.page(page, count);
  return (
    <figure ref={figure} className={styles.figure}>
      <img src={picture.url} alt={picture.caption || name} className={styles.picture} loading="lazy" />
      <figcaption className={styles.caption}>
        <span>{picture.caption}</span>
        <span className={styles.page}>{name}</span>
      </figcaption>
    </figure>
  );
}

/** Pictures, or the pages of a paper as pictures, one below the other. */
function Pictures({ stage, words }: { stage: Of<'pictures'>; words: StudyWords }) {
  return (
    <div className={styles.pictures}>
      {stage.pictures.map((picture, at) => (
        <Picture
          key={picture.url}
          picture={picture}
          page={at + 1}
          count={stage.pictures.length}
          words={words}
          onSeen={stage.onSeen}
        />
      ))}
    </div>
  );
}

function Confirm({ confirm }: { confirm: StudyConfirm }) {
  return (
    <div className={styles.confirm}>
      <Button disabled={confirm.disabled} onClick={confirm.onConfirm}>
        {confirm.label}
      </Button>
      <span>{confirm.note}</span>
    </div>
  );
}

/**
 * What is looked at in a window of its own: a page elsewhere, or a paper in the browser's viewer. How much of
 * it was read nobody can see from here, so the person says it.
 */
function Outside({ stage, words }: { stage: Of<'paper' | 'link'>; words: StudyWords }) {
  const paper = stage.kind === 'paper';
  return (
    <div className={styles.link}>
      <p className={styles.site}>
        <Icon glyph={paper ? FileText : Globe} />
        {stage.name}
      </p>
      <Button asChild variant={stage.confirm ? 'outline' : 'solid'}>
        <a href={stage.url} target="_blank" rel="noopener noreferrer" onClick={stage.onOpen}>
          <Icon glyph={ExternalLink} />
          {paper ? words.openPaper : words.open}
        </a>
      </Button>
      {stage.confirm && <Confirm confirm={stage.confirm} />}
    </div>
  );
}

function Sheet({ sheet, onShown }: { sheet: StudySheet; onShown: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useSeen(box, onShown, seenMs);
  const [head = [], ...rows] = sheet.rows;
  return (
    <div ref={box} className={styles.tableBox}>
      <table className={styles.table} aria-label={sheet.name}>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={`${at} ${cell}`} scope="col" className={styles.headCell}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={`${at} ${row.join(' ')}`}>
              {row.map((cell, column) => (
                <td key={`${column} ${cell}`} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A workbook: a tab for each sheet. */
function Sheets({ stage, words }: { stage: Of<'table'>; words: StudyWords }) {
  const [only] = stage.sheets;
  if (only === undefined) return null;
  if (stage.sheets.length === 1) return <Sheet sheet={only} onShown={() => stage.onSheet(1)} />;
  return (
    <Tabs
      label={words.sheets}
      items={stage.sheets.map((sheet, at) => ({
        value: String(at + 1),
        label: sheet.name,
        content: <Sheet sheet={sheet} onShown={() => stage.onSheet(at + 1)} />,
      }))}
    />
  );
}

export type ReadingStage = Of<'article'> | Of<'pictures'> | Of<'paper' | 'link'> | Of<'table'>;

/** Everything without a timeline. */
export function Reading({ stage, words }: { stage: ReadingStage; words: StudyWords }) {
  switch (stage.kind) {
    case 'article':
      return <Article key={stage.html} stage={stage} />;
    case 'pictures':
      return <Pictures stage={stage} words={words} />;
    case 'paper':
    case 'link':
      return <Outside stage={stage} words={words} />;
    case 'table':
      return <Sheets stage={stage} words={words} />;
    default:
      return stage satisfies never;
  }
}
