/** From this width on the panel stands beside the stage; below it stands under it. */
export const beside = '(min-width: 64rem)';
/** A phone, where fingers press the buttons. */
export const phone = '(max-width: 37.5rem)';
/** The least size of what a thumb presses. */
export const thumb = '44px';
