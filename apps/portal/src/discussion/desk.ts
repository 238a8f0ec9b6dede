/** Text that was begun and not submitted. */
export interface Draft {
  readonly text: string;
  readonly position?: number | undefined;
  readonly isPublic?: boolean | undefined;
}

/** A picture that was uploaded and is submitted with the text. */
export interface Picture {
  readonly fileId: number;
  readonly url: string;
  readonly name: string;
}

/** An entry that was submitted and not acknowledged by the server yet. */
export interface Outgoing extends Draft {
  /** Idempotency key, by which an entry that is submitted again is still stored only once. */
  readonly id: string;
  /** The field in which the entry was written. */
  readonly field: string;
  readonly itemId?: number | undefined;
  readonly pictures: readonly Picture[];
  /** Account ids of the people whom the text mentions. */
  readonly mentions?: readonly number[] | undefined;
  readonly time: number;
}

/** Everything in one panel that exists only on this device and must not be lost. */
export interface Desk {
  /**
   * The drafts by their field: `new` for a new entry, `to:12` for a reply, `edit:12` for a change of a post,
   * `note:7` for one of a note.
   */
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly outgoing: readonly Outgoing[];
  /** Account ids of the people whose names were chosen in the fields, by name. */
  readonly people?: Readonly<Record<string, number>> | undefined;
}

export const emptyDesk: Desk = { drafts: {}, outgoing: [] };

export const newField = 'new';
export const replyField = (threadId: string): string => `to:${threadId}`;
export const editField = (threadId: string): string => `edit:${threadId}`;
/** Whether a field changes a post that the server has already. */
export const isEdit = (field: string): boolean => field.startsWith('edit:');
export const noteField = (noteId: string): string => `note:${noteId}`;
/** The id of the entry that a field is about; `undefined` for a new entry. */
export const subjectOf = (field: string): number | undefined => Number(field.split(':')[1]) || undefined;

const isBlank = ({ text }: Draft): boolean => text.trim() === '';

/** A change is kept even when its text is empty or unchanged, because the field is open. */
const isKept = (field: string, draft: Draft): boolean =>
  field.startsWith('note:') || isEdit(field) || !isBlank(draft);

export const isEmpty = ({ drafts, outgoing }: Desk): boolean =>
  outgoing.length === 0 && !Object.entries(drafts).some(([field, draft]) => isKept(field, draft));

export function withDraft(desk: Desk, field: string, draft: Draft | undefined): Desk {
  const { [field]: _before, ...others } = desk.drafts;
  return { ...desk, drafts: draft === undefined ? others : { ...others, [field]: draft } };
}

/** The greatest number of names that a desk remembers. */
const mostPeople = 50;

/** Remembers the person whose name was chosen in a field. */
export function withPerson(desk: Desk, name: string, userId: number): Desk {
  const { [name]: _before, ...others } = desk.people ?? {};
  const kept = Object.entries(others).slice(-(mostPeople - 1));
  return { ...desk, people: { ...Object.fromEntries(kept), [name]: userId } };
}

/** Account ids of the people whose chosen names occur in a text after an `@`, without duplicates. */
export const mentionsOf = (text: string, people: Desk['people'], most: number): number[] => {
  const named = Object.entries(people ?? {}).filter(([name]) => text.includes(`@${name}`));
  return [...new Set(named.map(([, userId]) => userId))].slice(0, most);
};

/** Moves the text from its field to the entries that wait for the server. */
export const handedIn = (desk: Desk, outgoing: Outgoing): Desk => ({
  ...desk,
  drafts: withDraft(desk, outgoing.field, undefined).drafts,
  outgoing: [...desk.outgoing, outgoing],
});

export const acknowledged = (desk: Desk, id: string): Desk => ({
  ...desk,
  outgoing: desk.outgoing.filter((one) => one.id !== id),
});

/**
 * Puts a text that the server refused back into its field, unless the person is writing something new there.
 */
export function refused(desk: Desk, id: string): Desk {
  const one = desk.outgoing.find((each) => each.id === id);
  if (one === undefined) return desk;
  const { text, position, isPublic } = one;
  const taken = desk.drafts[one.field];
  if (taken !== undefined && !isBlank(taken)) return desk;
  return withDraft(acknowledged(desk, id), one.field, { text, position, isPublic });
}

const isSame = (one: Draft | undefined, other: Draft | undefined): boolean =>
  one?.text === other?.text && one?.position === other?.position && one?.isPublic === other?.isPublic;

/** One text of two that were both written, in which no letter of either is missing. */
function joined(base: string, left: string, here: string): string {
  if (left.includes(here)) return left;
  if (here.includes(left)) return here;
  const goesOn = base !== '' && left.endsWith(base) && here.startsWith(base);
  return goesOn ? left + here.slice(base.length) : `${left}\n${here}`;
}

function draftOf(
  field: string,
  base: Draft | undefined,
  left: Draft | undefined,
  here: Draft | undefined,
): Draft | undefined {
  if (isSame(here, base)) return left;
  if (isSame(left, base)) return here;
  if (here === undefined || !isKept(field, here)) return left;
  if (left === undefined || !isKept(field, left)) return here;
  return { ...here, text: joined(base?.text ?? '', left.text, here.text) };
}

/**
 * Merges the stored desk, which another tab may have changed, with that of this page. `base` is what this page
 * stored last, so it tells what each of the two has changed since. An entry that only one of them still has was
 * acknowledged in the other; a text that both changed is kept from both.
 */
export function merged(base: Desk, left: Desk | undefined, here: Desk): Desk {
  // Storage that cannot be read looks like an empty one, so nothing is taken off this page for it.
  if (left === undefined) return here;
  const drafts: Record<string, Draft> = {};
  for (const field of Object.keys({ ...left.drafts, ...here.drafts })) {
    const draft = draftOf(field, base.drafts[field], left.drafts[field], here.drafts[field]);
    if (draft !== undefined) drafts[field] = draft;
  }
  const idsOf = ({ outgoing }: Desk) => new Set(outgoing.map(({ id }) => id));
  const [before, stored, own] = [idsOf(base), idsOf(left), idsOf(here)];
  return {
    ...(left.people || here.people ? { people: { ...left.people, ...here.people } } : {}),
    drafts,
    outgoing: [
      ...left.outgoing.filter(({ id }) => own.has(id) || !before.has(id)),
      ...here.outgoing.filter(({ id }) => !stored.has(id) && !before.has(id)),
    ],
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function draftFrom(stored: unknown): Draft | undefined {
  if (!isObject(stored) || typeof stored['text'] !== 'string') return undefined;
  const { text, position, isPublic } = stored;
  return {
    text,
    ...(isAmount(position) ? { position } : {}),
    ...(typeof isPublic === 'boolean' ? { isPublic } : {}),
  };
}

function pictureFrom(stored: unknown): Picture[] {
  if (!isObject(stored)) return [];
  const { fileId, url, name } = stored;
  return isAmount(fileId) && typeof url === 'string' && typeof name === 'string'
    ? [{ fileId, url, name }]
    : [];
}

function outgoingFrom(stored: unknown): Outgoing[] {
  const draft = draftFrom(stored);
  if (draft === undefined || !isObject(stored)) return [];
  const { id, field, itemId, pictures, mentions, time } = stored;
  if (typeof id !== 'string' || typeof field !== 'string' || !isAmount(time)) return [];
  return [
    {
      ...draft,
      id,
      field,
      time,
      pictures: Array.isArray(pictures) ? pictures.flatMap(pictureFrom) : [],
      ...(isAmount(itemId) ? { itemId } : {}),
      ...(Array.isArray(mentions) ? { mentions: mentions.filter(isAmount) } : {}),
    },
  ];
}

/**
 * Reads the valid parts of a stored desk, because it may be of an older release, or somebody may have changed
 * it.
 */
export function deskFrom(stored: unknown): Desk | undefined {
  if (!isObject(stored)) return undefined;
  const { drafts, outgoing, people } = stored;
  const kept: Record<string, Draft> = {};
  for (const [field, value] of Object.entries(isObject(drafts) ? drafts : {})) {
    const draft = draftFrom(value);
    if (draft !== undefined && /^(new|(to|edit|note):\d{1,15})$/.test(field)) kept[field] = draft;
  }
  const waiting = Array.isArray(outgoing) ? outgoing.flatMap(outgoingFrom) : [];
  // A change that was being sent goes back into its field, because the post itself shows what the server has.
  const names = Object.entries(isObject(people) ? people : {}).filter((entry): entry is [string, number] =>
    isAmount(entry[1]),
  );
  const desk: Desk = {
    drafts: kept,
    outgoing: waiting,
    ...(names.length === 0 ? {} : { people: Object.fromEntries(names) }),
  };
  return waiting.filter(({ field }) => isEdit(field)).reduce((known, { id }) => refused(known, id), desk);
}
