import { lazy, Suspense } from 'react';
import type { StudyStage, StudyWords } from '../types.ts';
import * as page from '../StudyPage.css.ts';
import { Outside } from './reading/Outside.tsx';

// Each kind brings much that the others do not need.
const Article = lazy(() => import('./reading/Article.tsx').then((module) => ({ default: module.Article })));
const Paper = lazy(() => import('./reading/Paper.tsx').then((module) => ({ default: module.Paper })));
const Pictures = lazy(() =>
  import('./reading/Pictures.tsx').then((module) => ({ default: module.Pictures })),
);
const Sheets = lazy(() => import('./reading/Sheets.tsx').then((module) => ({ default: module.Sheets })));

type Of<Kind extends StudyStage['kind']> = Extract<StudyStage, { kind: Kind }>;
export type ReadingStage =
  | Of<'article'>
  | Of<'pictures'>
  | Of<'document'>
  | Of<'paper' | 'link'>
  | Of<'table'>;

function Content({ stage, words }: { stage: ReadingStage; words: StudyWords }) {
  switch (stage.kind) {
    case 'article':
      return <Article key={stage.html} stage={stage} />;
    case 'pictures':
      return <Pictures stage={stage} />;
    case 'document':
      return <Paper stage={stage} />;
    case 'paper':
    case 'link':
      return <Outside stage={stage} words={words} />;
    case 'table':
      return <Sheets stage={stage} />;
    default:
      return stage satisfies never;
  }
}

/** Everything without a timeline. */
export function Reading({ stage, words }: { stage: ReadingStage; words: StudyWords }) {
  return (
    <Suspense fallback={<div className={page.closed} />}>
      <Content stage={stage} words={words} />
    </Suspense>
  );
}
