import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import type { StudyTranslate } from '../../words/index.ts';
import type { StudyStage } from '../types.ts';
import * as page from '../StudyPage.css.ts';
import { Outside } from './reading/Outside.tsx';

const orAgain = { waiting: <div className={page.closed} />, missing: orTryAgain };
// Each kind is loaded late, because it needs code that the others do not.
const Article = lazyPart(async () => ({ default: (await import('./reading/Article.tsx')).Article }), orAgain);
const Paper = lazyPart(async () => ({ default: (await import('./reading/Paper.tsx')).Paper }), orAgain);
const Pictures = lazyPart(
  async () => ({ default: (await import('./reading/Pictures.tsx')).Pictures }),
  orAgain,
);
const Sheets = lazyPart(async () => ({ default: (await import('./reading/Sheets.tsx')).Sheets }), orAgain);

type Of<Kind extends StudyStage['kind']> = Extract<StudyStage, { kind: Kind }>;
export type ReadingStage =
  | Of<'article'>
  | Of<'pictures'>
  | Of<'document'>
  | Of<'paper' | 'link'>
  | Of<'table'>;

function Content({ stage, t }: { stage: ReadingStage; t: StudyTranslate }) {
  switch (stage.kind) {
    case 'article':
      return <Article key={stage.html} stage={stage} t={t} />;
    case 'pictures':
      return <Pictures stage={stage} />;
    case 'document':
      return <Paper stage={stage} />;
    case 'paper':
    case 'link':
      return <Outside stage={stage} t={t} />;
    case 'table':
      return <Sheets stage={stage} />;
    default:
      return stage satisfies never;
  }
}

/** The stage of all lessons without a timeline. */
export function Reading({ stage, t }: { stage: ReadingStage; t: StudyTranslate }) {
  return <Content stage={stage} t={t} />;
}
