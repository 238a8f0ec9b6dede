import { AccessState, formatBytes } from '@stoa/domain';
import type { StudyAttachment } from '@stoa/ui/patterns/StudyPage';
import { More } from '@stoa/ui/patterns/StudyPage/late';
import { useTranslations } from 'use-intl';
import { clock } from '../../../../kernel/clock.ts';
import { notOpen } from '../../outline.ts';
import { About } from './About.tsx';
import { hintOf } from './hint.ts';
import type { LateFacts } from './types.ts';

const nextShown = 3;

/** The file of the lesson before those of the course; a link only for who may take them along. */
function attachmentsOf({ detail, state }: LateFacts): StudyAttachment[] {
  const own = state.phase === 'ready' ? state.start?.item.downloadFile : undefined;
  const mayDownload = detail?.policy.allowDownload === true && detail.access === AccessState.Ok;
  return [...(own ? [own] : []), ...(detail?.attachments ?? [])].map(
    ({ fileId, name, size, fileLabel, url }) => ({
      id: fileId,
      name,
      size: formatBytes(size),
      fileLabel,
      href: mayDownload ? url : undefined,
    }),
  );
}

/** Below the stage: how the lesson counts, what follows, who teaches, what comes along. */
export function Details(facts: LateFacts) {
  const t = useTranslations('studyPanels');
  const study = useTranslations('study');
  const { detail, state, after, onOpen } = facts;
  const ready = state.phase === 'ready' ? state.start : undefined;
  return (
    <More
      more={{
        item: ready && {
          intro: ready.item.intro,
          percent: ready.progress.percent,
          hint: hintOf(ready, study, t),
          about: <About {...facts} />,
        },
        next: after
          .filter((item) => notOpen(item) === undefined)
          .slice(0, nextShown)
          .map((item) => ({
            itemId: item.itemId,
            title: item.title,
            itemKind: item.itemKind,
            extent: item.duration === undefined ? undefined : clock(item.duration),
          })),
        onOpenNext: onOpen,
        teachers: (detail?.teachers ?? []).map(({ name, title, avatar }) => ({
          name,
          title,
          avatarUrl: avatar,
        })),
        attachments: attachmentsOf(facts),
      }}
      words={{
        itemProgress: t('more.itemProgress'),
        aboutItem: t('more.aboutItem'),
        completion: t('more.completion'),
        upNext: t('more.upNext'),
        teachers: t('more.teachers'),
        attachments: t('more.attachments'),
        download: t('more.download'),
      }}
    />
  );
}
