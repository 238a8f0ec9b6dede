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

  it('shows no comments if the company or the course has switched them off, and no notes if the back end stores none', () => {
    expect(tabsOf(facts({ talkOn: false }))).toEqual(['contents', 'notes']);
    expect(tabsOf(facts({ commentsOn: false }))).toEqual(['contents', 'notes', 'qa']);
    expect(tabsOf(facts({ notesOn: false, talkOn: false }))).toEqual(['contents']);
    expect(commentsBelow(facts({ talkOn: false }))).toBe(false);
    expect(commentsBelow(facts({ commentsOn: false }))).toBe(false);
  });

  it('has the transcript of a lesson if there is one', () => {
    expect(tabsOf(facts({ captionsOn: true, talkOn: false }))).toEqual(['contents', 'transcript', 'notes']);
  });

  it('follows the address only to a tab that exists', () => {
    const offered = tabsOf(facts({ placement: CommentPlacement.Bottom }));
    expect(tabOf('notes', offered)).toBe('notes');
    expect(tabOf('comments', offered)).toBe('contents');
    expect(tabOf('<script>', offered)).toBe('contents');
    expect(tabOf('', offered)).toBe('contents');
  });
});
