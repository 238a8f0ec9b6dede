import type { StudyEvidence } from '@stoa/api/contract/study';
import { formatPosition, ItemKind, ProgressState } from '@stoa/domain';
import type { EvidencePanelProps, EvidenceStretch } from '@stoa/ui/EvidencePanel';
import type { WhyTranslate } from '../words/index.ts';

type Range = readonly [from: number, to: number];

function summaryOf(evidence: StudyEvidence, t: WhyTranslate): string {
  const { state, itemKind, duration, countedSeconds, rule } = evidence;
  if (state === ProgressState.Completed) return t('summary.done');
  if (state === ProgressState.NotStarted) return t('summary.none');
  const figures = {
    duration: formatPosition(duration),
    counted: formatPosition(countedSeconds),
    ratio: Math.round(rule.completeRatio * 100),
  };
  if (itemKind === ItemKind.Video) return t('summary.watch', figures);
  return itemKind === ItemKind.Audio ? t('summary.hear', figures) : t('summary.other');
}

function needWords(
  { kind, amount = 0 }: StudyEvidence['needs'][number],
  itemKind: ItemKind,
  t: WhyTranslate,
): string {
  switch (kind) {
    case 'WATCH':
      // The time is one second or more, so that an unfinished item never needs "0:00 more".
      return t('needs.WATCH', { time: formatPosition(Math.max(1, Math.ceil(amount))) });
    case 'STAY':
      return t('needs.STAY', { seconds: amount });
    case 'PAGES':
      if (itemKind === ItemKind.Image) return t('needs.pictures', { pages: amount });
      return t(itemKind === ItemKind.Table ? 'needs.sheets' : 'needs.PAGES', { pages: amount });
    case 'SCROLL':
    case 'CONFIRM':
    case 'TEST':
      return t(`needs.${kind}`);
    default:
      return kind satisfies never;
  }
}

/** The stretches of the item's time in order: counted or not, and why. */
const partsOf = ({ counted, refused }: StudyEvidence) =>
  [
    ...counted.map((range) => ({ range, reason: undefined })),
    ...refused.flatMap(({ ranges, reason }) => ranges.map((range) => ({ range, reason }))),
  ].sort((one, other) => one.range[0] - other.range[0] || one.range[1] - other.range[1]);

/** The props of the panel that shows an item's evidence. */
export function evidencePanelOf(evidence: StudyEvidence, t: WhyTranslate): EvidencePanelProps {
  const { itemKind, duration, refused, counted, needs, rule } = evidence;
  const done = evidence.state === ProgressState.Completed;
  const timed = duration > 0;
  const spoken = ([from, to]: Range): string =>
    t('bar.range', { from: formatPosition(from), to: formatPosition(to) });
  const list = (ranges: readonly Range[]): string => ranges.map(spoken).join(t('bar.comma'));
  const parts = partsOf(evidence);
  const without = parts.flatMap(({ range, reason }) => (reason === undefined ? [] : [range]));
  const label = [
    counted.length > 0 ? t('bar.counted', { ranges: list(counted) }) : t('bar.nothing'),
    ...(without.length > 0 ? [t('bar.refused', { ranges: list(without) })] : []),
  ].join(' ');
  const stillNeeded = needs.map((need) => needWords(need, itemKind, t));
  return {
    figure: t('percent', { percent: evidence.percent }),
    summary: summaryOf(evidence, t),
    done,
    needsTitle: t(done ? 'needs.doneTitle' : 'needs.title'),
    needs: done ? [t('needs.done')] : stillNeeded.length > 0 ? stillNeeded : [t('needs.soon')],
    timeline: timed
      ? {
          label,
          length: duration,
          stretches: parts.map(({ range: [from, to], reason }): EvidenceStretch => ({
            from,
            to,
            state: reason === undefined ? 'counted' : 'refused',
          })),
          ends: [formatPosition(0), formatPosition(duration)],
          legend: {
            counted: t('legend.counted'),
            refused: t('legend.refused'),
            open: t('legend.open'),
          },
        }
      : undefined,
    sums: [
      ...(timed ? [{ term: t('sums.counted'), value: formatPosition(evidence.countedSeconds) }] : []),
      { term: t('sums.studied'), value: formatPosition(evidence.studySeconds) },
      ...(timed ? [{ term: t('sums.again'), value: formatPosition(evidence.againSeconds) }] : []),
    ],
    reasonsTitle: t('reasons.title'),
    reasons: refused.map(({ reason, seconds, ranges }) => ({
      key: reason,
      title: t(`reasons.${reason}`),
      amount: formatPosition(seconds),
      advice:
        timed && ranges.length === 0 && reason !== 'DUPLICATE'
          ? t('reasons.made')
          : t(`advice.${reason}`, { rate: rule.maxRate }),
    })),
    noReasons: t('reasons.none'),
    table: timed
      ? {
          title: t('table.title'),
          headers: [t('table.range'), t('table.result')],
          rows: parts.map(({ range, reason }) => ({
            key: `${range.join('–')} ${reason ?? ''}`,
            cells: [
              spoken(range),
              reason === undefined
                ? t('legend.counted')
                : t('table.refused', { reason: t(`reasons.${reason}`) }),
            ],
          })),
        }
      : undefined,
    ...(evidence.trial ? { note: t('trial') } : {}),
  };
}
