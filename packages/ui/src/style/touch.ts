/** A page as narrow as a phone's, where a thumb presses the buttons. */
export const phone = '(max-width: 37.5rem)';

/** The least size of what a thumb presses. */
export const thumb = '44px';

/** What is pressed is high enough for a thumb on a phone. */
export const roomy = { '@media': { [phone]: { minBlockSize: thumb } } } as const;
