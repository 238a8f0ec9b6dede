/** How to contact a company: its service phone, or an email address if it has one. */
export interface Contact {
  readonly kind: 'mail' | 'phone';
  readonly text: string;
  /** Absent when the text is neither a phone number nor an email address; then it is shown as plain text. */
  readonly href?: string;
}

const mail = /^[^\s@?&]{1,64}@[^\s@?&]{1,190}$/;
const phone = /^\+?[\d\s().-]{3,32}$/;

/**
 * Turns the text that the server gave as service phone into a link, which can only be `tel:` or `mailto:`.
 */
export function contactOf(given: string): Contact | undefined {
  const text = given.trim();
  if (text === '') return undefined;
  if (mail.test(text)) return { kind: 'mail', text, href: `mailto:${encodeURI(text)}` };
  if (!phone.test(text) || !/\d/.test(text)) return { kind: 'phone', text };
  return { kind: 'phone', text, href: `tel:${text.replaceAll(/[^\d+]/g, '')}` };
}
