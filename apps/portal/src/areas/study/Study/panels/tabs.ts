import { CommentPlacement } from '@stoa/domain';
import { sideTabs, type SideTabName } from '@stoa/pages/study';

export interface TalkFacts {
  /** The place of comments; absent until the item has opened. */
  placement: CommentPlacement | undefined;
  /** Whether the lesson has a transcript. */
  captionsOn: boolean;
  /** The back end keeps notes. */
  notesOn: boolean;
  /** The company allows comments on courses. */
  talkOn: boolean;
  /** Whether comments are allowed in this course. */
  commentsOn: boolean;
}

/** The tabs beside the stage; comments are one of them where the course places them on the right. */
export function tabsOf({ placement, captionsOn, notesOn, talkOn, commentsOn }: TalkFacts): SideTabName[] {
  const right = placement === CommentPlacement.Right || placement === CommentPlacement.All;
  return sideTabs.filter((tab) => {
    switch (tab) {
      case 'contents':
        return true;
      case 'transcript':
        return captionsOn;
      case 'notes':
        return notesOn;
      case 'qa':
        return talkOn;
      case 'comments':
        return talkOn && commentsOn && right;
      default:
        return tab satisfies never;
    }
  });
}

/** Whether comments are below the stage. */
export const commentsBelow = ({ placement, talkOn, commentsOn }: TalkFacts): boolean =>
  talkOn && commentsOn && (placement === CommentPlacement.Bottom || placement === CommentPlacement.All);

/** The tab that an address asks for; the contents when that tab is not offered. */
export const tabOf = (asked: string, offered: readonly SideTabName[]): SideTabName =>
  offered.find((tab) => tab === asked) ?? 'contents';
