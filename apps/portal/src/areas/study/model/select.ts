import { itemsOf } from '@stoa/pages/study';
import { blockerOf } from './outline.ts';
import type { StudyHold, StudyState } from './state.ts';

/** Why playing and reading are blocked for now. */
export function holdOf({ stage }: StudyState): StudyHold | undefined {
  if (stage.phase !== 'ready') return undefined;
  const { activity } = stage;
  if (activity.kind === 'elsewhere') return { kind: activity.where };
  return activity.kind === 'held' ? activity.hold : undefined;
}

/** When the item ended, by the clock of this device; `undefined` while it has not ended. */
export const endedAtOf = ({ stage }: StudyState): number | undefined =>
  stage.phase === 'ready' && stage.end?.kind === 'ended' ? stage.end.at : undefined;

/** The course with its chapters: of the last item that opened, else of the item that did not open. */
export const contentsOf = ({ stage }: StudyState) =>
  stage.start ?? (stage.phase === 'refused' ? stage.outline : undefined);

/** For a refused item, the item that has to be finished first. */
export const blockerFor = ({ stage }: StudyState) =>
  stage.phase === 'refused' && stage.outline && stage.refusedId !== undefined
    ? blockerOf(itemsOf(stage.outline.chapters), stage.refusedId)
    : undefined;
