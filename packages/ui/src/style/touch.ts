/** A page as narrow as a phone's, where buttons are pressed with a thumb. */
export const phone = '(max-width: 37.5rem)';

/** Height of the bar at the lower edge of a phone, without the part under the phone's own controls. */
export const bottomBarHeight = '56px';

/** The smallest size of an element that is pressed with a thumb. */
export const thumb = '44px';

/**
 * On a phone, makes a button with a sign as wide and as high as a thumb needs; its selector is more specific
 * than `square` of Button.
 */
export const thumbSized = {
  '@media': { [phone]: { selectors: { '&&&': { minInlineSize: thumb, minBlockSize: thumb } } } },
} as const;

/** On a phone, makes a control high enough for a thumb. */
export const roomy = { '@media': { [phone]: { minBlockSize: thumb } } } as const;
