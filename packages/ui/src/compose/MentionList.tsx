import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { matching, neighbour } from '../Combobox/model.ts';
import { OptionList } from '../Combobox/parts/OptionList.tsx';
import { actionOf } from '../keyboard/keyMap.ts';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/index.ts';
import { isComposing, mentionKeys } from './keys.ts';
import type { MentionPerson, MentionSource } from './mention.ts';

/** How long a person stops typing before people are searched, in milliseconds. */
const pauseMs = 200;
/** The greatest number of people in the list. */
const most = 8;

export interface MentionListProps extends MentionSource {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Position of the `@` in the text. */
  at: number;
  /** The letters between the `@` and the caret. */
  typed: string;
  onClose: () => void;
}

/**
 * The people whose name is being typed after an `@` in a text field: the ARIA Authoring Practices' “editable
 * combobox with list autocomplete”. The field keeps its own role, because a field of several lines may not be
 * a combobox. It refers to the list and the active option while the list is open, and the number of people is
 * announced.
 */
export function MentionList({ area, at, typed, find, onMention, onClose }: MentionListProps) {
  const id = useId();
  const words = useLabels('composer');
  const [people, setPeople] = useState<readonly MentionPerson[]>([]);
  const [active, setActive] = useState<string>();
  const options = people.map(({ id: value, name: label, description }) => ({
    value,
    label,
    ...(description === undefined ? {} : { description }),
  }));
  // People of an earlier search stay while the next one runs, if they still match.
  const rows = matching(options, typed).length > 0 ? matching(options, typed) : options;
  const current = rows.find(({ value }) => value === active) ?? rows[0];
  const asked = useRef('');

  const search = useEffectEvent(async (text: string) => {
    asked.current = text;
    const found = await find(text).catch(() => []);
    // An answer to letters that have changed meanwhile is out of date.
    if (asked.current !== text) return;
    setPeople(found.slice(0, most));
    if (found.length > 0) announce(words.people(Math.min(found.length, most)));
  });
  useEffect(() => {
    const timer = setTimeout(() => void search(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const pick = (value: string) => {
    const person = people.find((one) => one.id === value);
    const field = area.current;
    if (person === undefined || field === null) return;
    field.focus();
    field.setRangeText(`@${person.name} `, at, at + 1 + typed.length, 'end');
    // React reads the value of a field when it receives an `input` event.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    onMention(person);
    onClose();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || current === undefined) return;
    const action = actionOf(mentionKeys, event);
    if (action === undefined) return;
    // The list handles the key; otherwise the field would send the text, or the surrounding dialog would
    // close.
    event.preventDefault();
    event.stopPropagation();
    switch (action) {
      case 'next':
      case 'previous':
        setActive(neighbour(rows, current.value, action === 'next' ? 1 : -1)?.value);
        return;
      case 'choose':
        pick(current.value);
        return;
      case 'close':
        onClose();
        return;
      default:
        action satisfies never;
    }
  });
  useEffect(() => {
    const field = area.current;
    field?.addEventListener('keydown', press);
    return () => field?.removeEventListener('keydown', press);
  }, [area]);

  const open = current !== undefined;
  const activeRow = rows.findIndex(({ value }) => value === current?.value);
  useEffect(() => {
    const field = area.current;
    if (!open || field === null) return undefined;
    const said = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': `${id}-list`,
      'aria-activedescendant': `${id}-${activeRow}`,
    };
    for (const [name, value] of Object.entries(said)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(said)) field.removeAttribute(name);
    };
  }, [area, id, open, activeRow]);

  if (!open) return null;
  return (
    <OptionList
      id={id}
      anchor={area}
      label={words.peopleList}
      rows={rows}
      active={current.value}
      ticks={false}
      chosen={({ value }) => value === current.value}
      empty={false}
      loading={false}
      onActive={setActive}
      onPick={({ value }) => pick(value)}
    />
  );
}
