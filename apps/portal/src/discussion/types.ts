/** What a panel is told by the page that shows it. */
export interface TalkPanelProps {
  courseId: number;
  /** What is studied now; without it the panel is about the whole course. */
  itemId?: number | undefined;
  /** The second where the film stands. */
  position?: (() => number | undefined) | undefined;
  /** Takes the film to a second, as far as the course allows it. */
  onSeek?: ((seconds: number) => void) | undefined;
  /** What it is called where the same talk stands twice on a page. */
  name?: string | undefined;
  /** How many there are, for the name of a tab. */
  onCount?: ((count: number) => void) | undefined;
}
