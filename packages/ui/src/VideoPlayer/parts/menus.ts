import { formatPosition } from '@stoa/domain';
import type { Labels } from '../../provider/index.ts';
import { playerRates } from '../model.ts';
import { captionBackgrounds, captionPositions, captionSizes, type CaptionStyle } from '../preferences.ts';
import type { Room } from '../room.ts';
import type { PlayerMenuName } from './PlayerMenu.tsx';
import type { Choice, PlayerView, Toggle } from './view.ts';

export interface MenuChoice {
  key: string;
  label: string;
  kind: 'menuitemradio' | 'menuitemcheckbox' | 'menuitem';
  checked?: boolean;
  /** A short text at the end: the time at which a chapter starts, or why an entry cannot be chosen. */
  note?: string | undefined;
  locked?: boolean;
  /** Keeps the menu open, so that the person can see the effect on the video. */
  stays?: boolean;
  onChoose: () => void;
}

export interface MenuGroup {
  label?: string;
  choices: readonly MenuChoice[];
}

type Words = Labels['videoPlayer'];

function radios<Value extends string | number>(
  values: readonly Value[],
  { value, onChange }: Choice<Value>,
  nameOf: (value: Value) => string,
): MenuChoice[] {
  return values.map((one) => ({
    key: String(one),
    label: nameOf(one),
    kind: 'menuitemradio',
    checked: one === value,
    onChoose: () => onChange(one),
  }));
}

/** The menu entries for one property of the captions, such as their size. */
function looks<Key extends keyof CaptionStyle>(
  key: Key,
  values: readonly CaptionStyle[Key][],
  { value, onChange }: Choice<CaptionStyle>,
  names: Record<CaptionStyle[Key], string>,
): MenuChoice[] {
  const choice = {
    value: value[key],
    onChange: (next: CaptionStyle[Key]) => onChange({ ...value, [key]: next }),
  };
  return radios(values, choice, (one) => names[one]).map((one) => ({ ...one, stays: true }));
}

const captionGroups = ({ captions, captionStyle }: PlayerView, words: Words): MenuGroup[] => [
  {
    choices: radios(
      ['', ...captions.choices.map(({ lang }) => lang)],
      captions,
      (lang) => captions.choices.find((one) => one.lang === lang)?.label ?? words.captionsOff,
    ),
  },
  { label: words.captionSize, choices: looks('size', captionSizes, captionStyle, words.captionSizes) },
  {
    label: words.captionBackground,
    choices: looks('background', captionBackgrounds, captionStyle, words.captionBackgrounds),
  },
  {
    label: words.captionPosition,
    choices: looks('position', captionPositions, captionStyle, words.captionPositions),
  },
];

const rateGroups = ({ rates }: PlayerView, words: Words): MenuGroup[] => [
  {
    choices: radios(playerRates, rates, (rate) => `${rate}×`).map((choice, at) => {
      const locked = (playerRates[at] ?? 1) > Math.max(1, rates.max);
      return locked ? { ...choice, locked, note: words.rateLocked } : choice;
    }),
  },
];

const chapterGroups = ({ chapters, markers, player }: PlayerView, words: Words): MenuGroup[] =>
  [
    { label: words.chapters, marks: chapters },
    { label: words.markers, marks: markers },
  ]
    .filter(({ marks }) => marks.length > 0)
    .map(({ label, marks }) => ({
      label,
      choices: marks.map(({ time, title }) => ({
        key: `${time} ${title}`,
        label: title,
        kind: 'menuitem',
        note: formatPosition(time),
        onChoose: () => player.seek(time),
      })),
    }));

const switchOf = (key: string, label: string, toggle: Toggle | undefined): MenuChoice[] =>
  toggle === undefined
    ? []
    : [{ key, label, kind: 'menuitemcheckbox', checked: toggle.on, onChoose: toggle.toggle }];

const actOf = (key: string, label: string, onChoose: (() => void) | undefined): MenuChoice[] =>
  onChoose ? [{ key, label, kind: 'menuitem', onChoose }] : [];

/** The groups of controls that do not fit into the bar. */
function hiddenGroups(view: PlayerView, words: Words, room: Room): MenuGroup[] {
  if (room === 'all') return [];
  const windows = [
    // A film that is as narrow as the page has no theatre view.
    ...(room === 'often' ? switchOf('theatre', words.theatre, view.theatre) : []),
    ...switchOf('pictureInPicture', words.pictureInPicture, view.pictureInPicture),
  ];
  const rare: MenuGroup[] = windows.length > 0 ? [{ choices: windows }] : [];
  if (room === 'often') return rare;
  const keeping = [
    ...actOf('note', words.note, view.onNote),
    ...actOf('bookmark', words.bookmark, view.onBookmark),
  ];
  const mute = { on: view.state.muted, toggle: () => view.onMuted(!view.state.muted) };
  return [
    { choices: [...keeping, ...switchOf('mute', words.mute, mute)] },
    ...rateGroups(view, words).map((group) => ({ ...group, label: words.rate })),
    ...(view.quality.choices.length > 0
      ? groupsOf('quality', view, words).map((group) => ({ ...group, label: words.quality }))
      : []),
    ...chapterGroups(view, words),
    ...rare,
  ];
}

const moreGroups = (view: PlayerView, words: Words, room: Room): MenuGroup[] => [
  ...hiddenGroups(view, words, room),
  {
    choices: [
      ...(typeof view.transcript === 'function'
        ? actOf('transcript', words.transcript, view.transcript)
        : switchOf('transcript', words.transcript, view.transcript)),
      ...switchOf('mini', words.mini, view.mini),
      ...switchOf('loop', words.loop, {
        on: view.loop.value,
        toggle: () => view.loop.onChange(!view.loop.value),
      }),
      { key: 'help', label: words.help, kind: 'menuitem', onChoose: view.onHelp },
    ],
  },
];

/** The current entries of a menu. If there is less space in the bar, the settings contain more of them. */
export function groupsOf(
  name: PlayerMenuName,
  view: PlayerView,
  words: Words,
  room: Room = 'all',
): MenuGroup[] {
  switch (name) {
    case 'chapters':
      return chapterGroups(view, words);
    case 'captions':
      return captionGroups(view, words);
    case 'rate':
      return rateGroups(view, words);
    case 'quality':
      return [
        { choices: radios(view.quality.choices, view.quality, (definition) => words.definition[definition]) },
      ];
    case 'more':
      return moreGroups(view, words, room);
    default:
      return name satisfies never;
  }
}
