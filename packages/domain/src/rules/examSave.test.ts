import { describe, expect, it } from 'vitest';
import { judgeSave } from './examSave.ts';

describe('a set of answers', () => {
  it('is stored if it is newer, and acknowledged again if it is repeated', () => {
    expect(judgeSave({ seq: 0 }, { seq: 1, writer: 'a', baseSeq: 0 })).toBe('STORE');
    expect(judgeSave({ seq: 1, writer: 'a' }, { seq: 1, writer: 'a', baseSeq: 0 })).toBe('REPEATED');
    expect(judgeSave({ seq: 1, writer: 'a' }, { seq: 7, writer: 'a', baseSeq: 0 })).toBe('STORE');
  });

  it('that was sent earlier and arrives later changes nothing', () => {
    expect(judgeSave({ seq: 7, writer: 'a' }, { seq: 6, writer: 'a' })).toBe('REPEATED');
  });

  it('never takes away what another window has stored meanwhile', () => {
    const stored = { seq: 6, writer: 'a' };
    expect(judgeSave(stored, { seq: 6, writer: 'b', baseSeq: 5 })).toBe('OVERTAKEN');
    expect(judgeSave(stored, { seq: 9, writer: 'b', baseSeq: 5 })).toBe('OVERTAKEN');
    expect(judgeSave(stored, { seq: 9, writer: 'b', baseSeq: 6 })).toBe('STORE');
  });

  it('of a client that names no window wins by its number alone', () => {
    expect(judgeSave({ seq: 6 }, { seq: 7 })).toBe('STORE');
    expect(judgeSave({ seq: 6 }, { seq: 6 })).toBe('REPEATED');
    expect(judgeSave({ seq: 6, writer: 'a' }, { seq: 7 })).toBe('STORE');
  });
});
