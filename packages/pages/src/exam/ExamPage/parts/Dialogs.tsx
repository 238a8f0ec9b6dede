import type { SheetItem } from '@stoa/ui/AnswerSheet';
import type { ExamPageProps } from '../types.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { CountedPrompt, FullScreenPrompt, LeavePrompt } from './Prompts.tsx';

/** What the page asks in front of the paper, one thing at a time. */
export type Asking = 'handIn' | 'leave' | 'counted' | 'fullScreen';

interface DialogsProps extends Pick<
  ExamPageProps,
  'counted' | 'now' | 't' | 'onHandIn' | 'onLeave' | 'onCountedRead' | 'onFullScreen'
> {
  asking: Asking;
  items: readonly SheetItem[];
  isSaved: boolean;
  isUntimed: boolean;
  /** When the paper may be handed in by hand; `undefined` where that is always so. */
  earliest: number | undefined;
  /** Called when the learner goes on answering. */
  onBack: () => void;
  onJump: (number: number) => void;
}

/** The dialogs of the page. */
export function Dialogs(props: DialogsProps) {
  const { asking, counted, items, isSaved, isUntimed, earliest, now, t } = props;
  const { onBack, onJump, onHandIn, onLeave, onCountedRead, onFullScreen } = props;
  switch (asking) {
    case 'handIn':
      return <HandInDialog {...{ items, isSaved, earliest, now, t, onBack, onJump, onHandIn }} />;
    case 'leave':
      return onLeave && <LeavePrompt untimed={isUntimed} t={t} onStay={onBack} onLeave={onLeave} />;
    case 'counted':
      return counted && onCountedRead && <CountedPrompt counted={counted} t={t} onRead={onCountedRead} />;
    case 'fullScreen':
      return onFullScreen && <FullScreenPrompt t={t} onFullScreen={onFullScreen} />;
    default:
      return asking satisfies never;
  }
}
