import { CommentPlacement } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { commentsBelow, tabOf, tabsOf, type TalkFacts } from './tabs.ts';

const facts = (change: Partial<TalkFacts>): TalkFacts => ({
  placement: CommentPlacement.All,
  captionsOn: false,
  notesOn: true,
  talkOn: true,
  commentsOn: true,
  ...change,
});

describe('the tabs beside the stage', () => {
  it.each([
    [CommentPlacement.Bottom, ['contents', 'notes', 'qa'], true],
    [CommentPlacement.Right, ['contents', 'notes', 'qa', 'comments'], false],
    [CommentPlacement.All, ['contents', 'notes', 'qa', 'comments'], true],
    [undefined, ['contents', 'notes', 'qa'], false],
  ])('puts comments where the course has them (%s)', (placement, tabs, below) => {
    expect(tabsOf(facts({ placement }))).toEqual(tabs);
    expect(commentsBelow(facts({ placement }))).toBe(below);
  });

  it('shows no talk where the company or the course wants none, and no notes where the back end keeps none', () => {
    expect(tabsOf(facts({ talkOn: false }))).toEqual(['contents', 'notes']);
    expect(tabsOf(facts({ commentsOn: false }))).toEqual(['contents', 'notes', 'qa']);
    expect(tabsOf(facts({ notesOn: false, talkOn: false }))).toEqual(['contents']);
    expect(commentsBelow(facts({ talkOn: false }))).toBe(false);
    expect(commentsBelow(facts({ commentsOn: false }))).toBe(false);
  });

  it('has the spoken words of a lesson where they exist as text', () => {
    expect(tabsOf(facts({ captionsOn: true, talkOn: false }))).toEqual(['contents', 'transcript', 'notes']);
  });

  it('takes an address at its word only for a tab that is there', () => {
    const offered = tabsOf(facts({ placement: CommentPlacement.Bottom }));
    expect(tabOf('notes', offered)).toBe('notes');
    expect(tabOf('comments', offered)).toBe('contents');
    expect(tabOf('<script>', offered)).toBe('contents');
    expect(tabOf('', offered)).toBe('contents');
  });
});
