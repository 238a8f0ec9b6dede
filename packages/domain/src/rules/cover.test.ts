import { describe, expect, it } from 'vitest';
import { TargetKind } from '../enums/target.ts';
import { coverMotifs, coverMotifOf, coverPlan, coverSeed } from './cover.ts';

const hundred = Array.from({ length: 100 }, (_, id) => id);

describe('the plan of a cover', () => {
  it('is the same every time', () => {
    expect(coverPlan(208, 21)).toEqual(coverPlan(208, 21));
  });

  it('takes its hue from the category and gives some courses a neighbouring one', () => {
    expect(new Set(hundred.map((id) => coverPlan(id, 1).hue))).toEqual(new Set([0, 1, 5]));
    expect(new Set(hundred.map((id) => coverPlan(id, '领导力').hue)).size).toBe(3);
    expect(new Set(hundred.map((id) => coverPlan(id, undefined).hue)).size).toBe(6);
  });

  it('uses every motif about as often as any other', () => {
    const times = new Map(coverMotifs.map((motif) => [motif, 0]));
    for (let id = 0; id < 6000; id += 1) {
      const motif = coverMotifOf(id);
      times.set(motif, (times.get(motif) ?? 0) + 1);
    }
    for (const count of times.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });
});

describe('the seed of a cover', () => {
  it('is the same for a course and its copy from the platform, and differs between kinds', () => {
    expect(coverSeed({ kind: TargetKind.CloudCourse, id: 3 })).toBe(
      coverSeed({ kind: TargetKind.Course, id: 3 }),
    );
    const kinds = [
      TargetKind.Course,
      TargetKind.Special,
      TargetKind.Institute,
      TargetKind.Live,
      TargetKind.Plan,
    ];
    expect(new Set(kinds.map((kind) => coverSeed({ kind, id: 3 }))).size).toBe(kinds.length);
  });

  it('is the title if the entry has no id', () => {
    expect(coverSeed({ kind: TargetKind.News }, '秋季开放日')).not.toBe(
      coverSeed({ kind: TargetKind.News }, '年会'),
    );
  });
});
