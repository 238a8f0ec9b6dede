/** How a company is reached: its service phone, or an address of mail where it gave one. */
export interface Contact {
  readonly kind: 'mail' | 'phone';
  readonly text: string;
  /** Absent for what is neither: then it is only read. */
  readonly href?: string;
}

const mail = /^[^\s@?&]{1,64}@[^\s@?&]{1,190}$/;
const phone = /^\+?[\d\s().-]{3,32}$/;

/** What the server gave as service phone, as a link that can hold nothing else. */
export function contactOf(given: string): Contact | undefined {
  const text = given.trim();
  if (text === '') return undefined;
  if (mail.test(text)) return { kind: 'mail', text, href: `mailto:${encodeURI(text)}` };
  if (!phone.test(text) || !/\d/.test(text)) return { kind: 'phone', text };
  return { kind: 'phone', text, href: `tel:${text.replaceAll(/[^\d+]/g, '')}` };
}
