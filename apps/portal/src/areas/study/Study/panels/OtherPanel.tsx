import type { SideTabName } from '@stoa/pages/study';
import { SidePanel } from '@stoa/pages/study/StudyPage/panels';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { tellCount } from './liveCounts.ts';
import type { PanelFacts } from './types.ts';

const TranscriptPanel = lazyPart(() => import('./TranscriptPanel.tsx'));

const NotesPanel = lazyPart(() => import('../../../../discussion/NotesPanel.tsx'));
const CourseThreads = lazyPart(() => import('../../../../discussion/CourseThreads.tsx'));

/**
 * Moves focus to the field of the panel when the person wants to write a note; waits until the panel has
 * loaded.
 */
function FieldFocus({ panel, wish }: { panel: RefObject<HTMLDivElement | null>; wish: number }) {
  useEffect(() => {
    const root = panel.current;
    if (wish === 0 || !root) return undefined;
    const focus = () => {
      const field = root.querySelector('textarea');
      field?.focus({ preventScroll: true });
      return field !== null;
    };
    root.scrollIntoView({ block: 'nearest' });
    if (focus()) return undefined;
    root.focus({ preventScroll: true });
    const changes = new MutationObserver(() => {
      if (focus()) changes.disconnect();
    });
    changes.observe(root, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [panel, wish]);
  return null;
}

type OtherPanelProps = PanelFacts & { tab: Exclude<SideTabName, 'contents'> };
type TalkProps = PanelFacts & { tab: 'notes' | 'qa' | 'comments' };

/** Notes, questions or comments. */
function TalkPanel({ tab, courseId, state, study, position, onNoted, noteWish }: TalkProps) {
  const root = useRef<HTMLDivElement>(null);
  const itemId = state.stage.start?.item.itemId;
  const known = useRef<number>(undefined);
  const onCount = useCallback(
    (count: number) => {
      tellCount(itemId, tab, count);
      if (tab === 'notes' && known.current !== undefined && count > known.current) onNoted();
      known.current = count;
    },
    [itemId, tab, onNoted],
  );
  const common = { courseId, position, onSeek: study.seek, onCount };
  return (
    <SidePanel ref={root} value={tab}>
      {tab === 'notes' && <NotesPanel key={itemId} itemId={itemId} {...common} />}
      {tab === 'qa' && <CourseThreads key={itemId} about="question" itemId={itemId} {...common} />}
      {/* Comments are about the whole course, so they name no item. */}
      {tab === 'comments' && <CourseThreads key={itemId} about="comment" {...common} />}
      {tab === 'notes' && <FieldFocus panel={root} wish={noteWish} />}
    </SidePanel>
  );
}

/** The panel of any tab but the contents; its code loads when the tab is opened. */
export function OtherPanel({ tab, ...facts }: OtherPanelProps) {
  if (tab !== 'transcript') return <TalkPanel {...facts} tab={tab} />;
  const { start } = facts.state.stage;
  return (
    <SidePanel value={tab}>
      {start && <TranscriptPanel key={start.item.itemId} lesson={start} study={facts.study} />}
    </SidePanel>
  );
}
