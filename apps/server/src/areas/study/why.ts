import type { NeedKind, StudyEvidence } from '@stoa/api/contract/study';
import { AccessState, ErrorCode, ItemKind, ProgressState, SeekPolicy } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { courseOr404 } from '../course/queries.ts';
import { accessOf } from '../course/rules.ts';
import { treeOf } from '../course/tree.ts';
import type { ItemProgressRow } from '../course/tree.ts';
import { viewerOf } from '../course/viewer.ts';
import { stayNeeded } from './completion.ts';
import type { CompletionPolicy, ItemFacts } from './completion.ts';
import { stillRefused } from './evidence.ts';
import { evidenceOf } from './evidenceRows.ts';
import { factsOf } from './play.ts';
import { coveredOf, progressIn } from './progress.ts';

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;
const stretches = (ranges: readonly (readonly [number, number])[]): [number, number][] =>
  ranges.map(([from, to]) => [tenths(from), tenths(to)]);

/** Answer of `studyEvidence`, which explains the percentage of an item. */
export async function evidenceFor(
  context: SessionContext,
  { courseId, itemId }: { courseId: number; itemId: number },
): Promise<StudyEvidence> {
  const viewer = await viewerOf(context);
  const row = await courseOr404(context, viewer, courseId);
  const tree = await treeOf(context, courseId);
  const item = tree.items.find((one) => one.itemId === itemId);
  if (item === undefined) throw new BusinessError(ErrorCode.NotFound);
  const own = await progressIn(context, itemId);
  const facts = factsOf(item);
  const covered = own === undefined ? [] : coveredOf(own);
  const { refused, againSeconds } = await evidenceOf(context, itemId);
  const access = accessOf(row, viewer, context.now);
  const { completeRatio, maxRate, seekPolicy } = row.policy;
  return {
    courseId,
    itemId,
    title: context.text(item.title),
    itemKind: item.itemKind,
    state: own?.state ?? ProgressState.NotStarted,
    percent: own?.percent ?? 0,
    completedTime: own?.completedTime ?? undefined,
    duration: facts.duration,
    counted: stretches(covered),
    countedSeconds: tenths(own?.watchedSeconds ?? 0),
    studySeconds: tenths(own?.studySeconds ?? 0),
    againSeconds: tenths(againSeconds),
    refused: refused.map(({ ranges, seconds, ...rest }) => ({
      ...rest,
      ranges: stretches(stillRefused(ranges, covered)),
      seconds: tenths(seconds),
    })),
    needs: own?.completedTime ? [] : needsOf(facts, row.policy, own),
    rule: { completeRatio, maxRate, skipAllowed: seekPolicy === SeekPolicy.Free },
    trial: item.trial && (access === AccessState.NeedVip || access === AccessState.NeedBuy),
  };
}

interface Need {
  kind: NeedKind;
  amount?: number;
}

const some = (kind: NeedKind, amount: number): Need[] => (amount > 0 ? [{ kind, amount }] : []);

/** The work that is still needed to complete the item, in the terms of the rule and not as a percentage. */
export function needsOf(
  facts: ItemFacts,
  policy: CompletionPolicy,
  own: Pick<ItemProgressRow, 'watchedSeconds' | 'studySeconds' | 'pagesSeen' | 'scrolledToEnd'> | undefined,
): Need[] {
  const pages = some('PAGES', facts.pageCount - (own?.pagesSeen.length ?? 0));
  const stay = some('STAY', Math.ceil(stayNeeded(facts, policy) - (own?.studySeconds ?? 0)));
  switch (facts.itemKind) {
    case ItemKind.Video:
    case ItemKind.Audio:
      return some('WATCH', tenths(policy.completeRatio * facts.duration - (own?.watchedSeconds ?? 0)));
    case ItemKind.Document:
    case ItemKind.Image:
    case ItemKind.Table:
      return [...pages, ...stay];
    case ItemKind.ImageText:
      return [...(own?.scrolledToEnd ? [] : [{ kind: 'SCROLL' as const }]), ...stay];
    case ItemKind.Link:
      return [{ kind: 'CONFIRM' }];
    case ItemKind.Test:
      return [{ kind: 'TEST' }];
    default:
      return facts.itemKind satisfies never;
  }
}
