/** A call that a screen makes in any case, so that the page may send it before the screen's own files are there. */
export interface FirstCall {
  /**
   * Method and address of a call of the contract, its parameters in the order of the screen. `{name}` stands for a number
   * of the page's address; a page without that number does not send the call.
   */
  readonly call: string;
  /** Numbers of the page's address that go into the body, before the player's tag; with `?` it may do without. */
  readonly body?: readonly string[];
  /** With one of these in the page's address the screen asks for something else, or asks for something else first. */
  readonly unless?: readonly string[];
  /** With this entry in the device's storage the screen has something to send before. */
  readonly unlessKept?: string;
}
