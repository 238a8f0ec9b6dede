import { formatCount } from '@stoa/domain';
import type zhCN from '../zh-CN/forms.ts';

/** Texts of form fields, dialogs and other overlays, in English. */
const forms: typeof zhCN = {
  checkboxGroup: { chooseOne: 'Choose at least one.' },
  combobox: {
    list: 'Options',
    clear: 'Clear',
    loading: 'Loading',
    empty: 'No matching options',
    count: (count) => (count === 1 ? '1 option' : `${count} options`),
    retry: 'Try again',
  },
  copyButton: { copy: 'Copy', copied: 'Copied', failed: 'Could not copy. Please select it by hand' },
  datePicker: {
    language: 'en',
    firstDay: 'mon',
    placeholder: 'YYYY-MM-DD',
    choose: 'Choose a date',
    change: (day) => `Change date, ${day} chosen`,
    chosen: (day) => `${day}, chosen`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    today: 'Today',
    from: 'From',
    to: 'To',
    notADay: 'Write the date like 2026-11-21.',
    tooEarly: (min) => `Must not be before ${min}.`,
    tooLate: (max) => `Must not be after ${max}.`,
    notAvailable: 'This day is not available. Please choose another.',
  },
  form: {
    summary: (count) => (count === 1 ? 'One thing needs a change' : `${count} things need a change`),
    missing: (name) => `${name}: fill this in.`,
    choose: (name) => `${name}: choose one.`,
    wrong: (name) => `${name}: this does not look right. Please check it.`,
    of: (name, sentence) => `${name}: ${sentence}`,
  },
  multiSelect: {
    list: 'Options',
    all: (count, filtered) => (filtered ? `Select these ${count}` : 'Select all'),
    chosen: (count) => `${count} selected`,
    removed: (name, left) => `${name} removed, ${left} left`,
    chooseOne: 'Choose at least one.',
  },
  numberInput: {
    increase: 'Increase',
    decrease: 'Decrease',
    notANumber: 'Enter a number.',
    tooSmall: (min) => `Must be at least ${min}.`,
    tooLarge: (max) => `Must be at most ${max}.`,
  },
  phoneInput: {
    language: 'en',
    country: 'Country or region',
    placeholder: 'Phone number',
    wrong: 'This number does not look right. Please check it.',
  },
  rating: {
    stars: (stars, word) => {
      const given = stars === 1 ? '1 star' : `${stars} stars`;
      return word === undefined ? given : `${given}, ${word}`;
    },
    words: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'],
    score: (score, max) => `${score} out of ${max}`,
    bars: 'Ratings',
    rated: (count) => (count === 1 ? '1 rating' : `${formatCount(count, 'en')} ratings`),
    bar: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
    people: (count) => formatCount(count, 'en'),
    unit: (count) => (count === 1 ? 'person' : 'people'),
    only: (stars) => `Only comments with ${stars === 1 ? '1 star' : `${stars} stars`}`,
  },
  textArea: {
    count: (used, limit) => `${used}/${limit} characters`,
    left: (left) => `${left} characters left`,
    over: (over) => `${over} characters too many`,
  },
};
export default forms;
