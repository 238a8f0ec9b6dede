import type { SheetItem } from '@stoa/ui/AnswerSheet';
import type { ExamPageProps } from '../types.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { CountedPrompt, FullScreenPrompt, LeavePrompt } from './Prompts.tsx';

/** The dialogs of the page, which shows one at a time. */
export type Asking = 'handIn' | 'leave' | 'counted' | 'fullScreen';

interface DialogsProps extends Pick<
  ExamPageProps,
  'counted' | 'now' | 't' | 'onHandIn' | 'onLeave' | 'onCountedRead' | 'onFullScreen'
> {
  asking: Asking;
  items: readonly SheetItem[];
  isSaved: boolean;
  isUntimed: boolean;
  /** The earliest time at which the person may hand in; `undefined` if there is no such limit. */
  earliest: number | undefined;
  /** Called when the learner continues answering. */
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
