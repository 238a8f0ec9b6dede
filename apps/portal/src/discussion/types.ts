/** The facts about the page that a panel needs. */
export interface TalkPanelProps {
  courseId: number;
  /** The current item; without it the panel is about the whole course. */
  itemId?: number | undefined;
  /** The current second of the film. */
  position?: (() => number | undefined) | undefined;
  /** Moves the film to a position, as far as the course allows it. */
  onSeek?: ((seconds: number) => void) | undefined;
  /** Accessible name, where the same comments occur twice on a page. */
  name?: string | undefined;
  /**
   * Whether the ratings of the course are shown above the comments, because the page does not show them
   * elsewhere.
   */
  withRatings?: boolean | undefined;
  /** Reports the number of entries, for the name of a tab. */
  onCount?: ((count: number) => void) | undefined;
}
