import { HomeModuleKind, TargetKind, globalConfigFrom } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import { describe, expect, test } from 'vitest';
import { isClosedModule, leadsToClosed } from './closed.ts';

const open = { flags: globalConfigFrom({ knowledgeModule: true, showAiChatFlg: true }), hideVip: false };
const shut = { flags: globalConfigFrom({ knowledgeModule: false, showAiChatFlg: false }), hideVip: true };

const ways: LinkTarget[] = [
  { kind: TargetKind.Knowledge, id: 1 },
  { kind: TargetKind.Vip },
  { kind: TargetKind.AiPlan, id: 1 },
  ...['/knowledge/list', '/vip/center', '/study/ai-plan', '/study/ai-plan?planId=1'].map((url) => ({
    kind: TargetKind.Url,
    url,
  })),
];

describe('an entry', () => {
  test.each(ways)('to %j is shown if its area is open, and only then', (target) => {
    expect([leadsToClosed(target, open), leadsToClosed(target, shut)]).toEqual([false, true]);
  });

  test.each<LinkTarget>([
    { kind: TargetKind.Course, id: 1 },
    { kind: TargetKind.Url, url: '/study/center' },
    { kind: TargetKind.Url, url: 'https://example.test/vip/center' },
    { kind: TargetKind.Url },
  ])('to %j is always shown', (target) => {
    expect([leadsToClosed(target, open), leadsToClosed(target, shut)]).toEqual([false, false]);
  });
});

test.each([
  [{ flag: null, kind: HomeModuleKind.Knowledge, query: null }],
  [{ flag: null, kind: HomeModuleKind.Vip, query: null }],
  [{ flag: null, kind: HomeModuleKind.Courses, query: { kind: 'vip' } }],
  [{ flag: 'showAiChatFlg' as const, kind: HomeModuleKind.RichText, query: null }],
])('the module %j is shown if its area is open, and only then', (module) => {
  expect([isClosedModule(module, open), isClosedModule(module, shut)]).toEqual([false, true]);
});
