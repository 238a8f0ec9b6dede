import type { ModuleItem } from '@stoa/api/contract/home';
import { ContentKind, HomeModuleKind, LiveStatus, Relation, TargetKind } from '@stoa/domain';
import { labels as enLabels } from '@stoa/domain/labels/en';
import { labels as zhLabels } from '@stoa/domain/labels/zh-CN';
import { describe, expect, test } from 'vitest';
import { modulesIn } from '../fixtures.ts';
import en from '../words/en/modules.ts';
import zhCN from '../words/zh-CN/modules.ts';
import { badgeOf, factsOf, markOf } from './entry.ts';

const item = (id: number, more: Partial<ModuleItem> = {}): ModuleItem => ({
  target: { kind: TargetKind.Course, id },
  title: `Item ${id}`,
  ...more,
});

describe('an entry', () => {
  const t = modulesIn('zh-CN');
  const now = Date.UTC(2026, 2, 2);

  test('of live streams shows state and time, that of content its kind', () => {
    const live = item(1, { status: LiveStatus.Live, startTime: Date.UTC(2024, 0, 1, 12), meta: ['李老师'] });
    expect(badgeOf(HomeModuleKind.Lives, live, t)).toEqual({ label: '直播中', tone: 'danger' });
    expect(factsOf(live, now)).toEqual(['2024-01-01', '李老师']);
    expect(badgeOf(HomeModuleKind.Lives, { ...live, status: 99 }, t)).toBeUndefined();
    const audio = item(1, { contentKind: ContentKind.Audio });
    expect(badgeOf(HomeModuleKind.Content, audio, t)?.label).toBe('音频');
  });

  test('can be followed if it is a person, and subscribed to if it is a live stream to come', () => {
    const teacher = item(3, { target: { kind: TargetKind.Teacher, id: 3 } });
    expect(markOf(HomeModuleKind.People, teacher)).toEqual({
      relation: Relation.Follow,
      targetKind: TargetKind.Teacher,
      targetId: 3,
    });
    const live = (status: LiveStatus) => item(5, { target: { kind: TargetKind.Live, id: 5 }, status });
    expect(markOf(HomeModuleKind.Lives, live(LiveStatus.Upcoming))).toEqual({
      relation: Relation.Subscribe,
      targetKind: TargetKind.Live,
      targetId: 5,
    });
    expect(markOf(HomeModuleKind.Lives, live(LiveStatus.Live))).toBeUndefined();
    expect(markOf(HomeModuleKind.Courses, item(1))).toBeUndefined();
  });
});

test.each([
  ['zh-CN', zhCN, zhLabels],
  ['en', en, enLabels],
] as const)(
  'kinds of content and live streams are called in %s as everywhere else',
  (_locale, words, labels) => {
    expect(words.content).toEqual(labels.contentKind);
    expect(words.live).toEqual(labels.liveStatus);
  },
);
