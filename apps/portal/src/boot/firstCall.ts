/**
 * What the shell shows of an answer before any script of the page has come, so that a person reads what the page
 * is about while the rest loads: of a course the top of its page, of a list of courses the first cards, of a lesson
 * its title, and the picture of a film.
 */
export type Opening = 'course' | 'list' | 'lesson';

/**
 * A call that a screen always makes, so that the page may send it before the screen's own files have loaded.
 */
export interface FirstCall {
  /**
   * Method and address of a call of the contract, with its parameters in the order in which the screen sends
   * them. `{name}` is replaced by a number from the page's address; if the address lacks that number, the
   * call is not sent.
   */
  readonly call: string;
  /**
   * Numbers of the page's address that go into the body, before the player's tag; one with `?` is optional.
   */
  readonly body?: readonly string[];
  /**
   * With one of these parameters in the page's address the call is not sent early, because the screen asks
   * for something else, or for something else first.
   */
  readonly unless?: readonly string[];
  /**
   * With this entry in local storage the call is not sent early, because the screen has something to send
   * before it.
   */
  readonly unlessKept?: string;
  /** The part of the answer that the shell shows until the screen is rendered. */
  readonly opening?: Opening;
  /** Whether the answer has the banners above the list that the shell shows. */
  readonly banner?: true;
}
