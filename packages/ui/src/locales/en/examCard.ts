import type zhCN from '../zh-CN/examCard.ts';
import { many, timeOf } from './examTime.ts';

/** Texts of the card of an exam, in English. */
const examCard: typeof zhCN = {
  examCard: {
    kind: { 1: 'Exam', 2: 'After-class test', 3: 'Class practice', 4: 'Own course test' },
    state: {
      1: 'Not open',
      2: 'Open',
      3: 'In progress',
      4: 'Being marked',
      5: 'Passed',
      6: 'Not passed',
      7: 'Missed',
    },
    compulsory: 'Required',
    source: (title) => `Part of ${title}`,
    window: (from, to) => `${from} to ${to}`,
    opens: (from) => `Opens ${from}`,
    closes: (to) => `Closes ${to}`,
    always: 'Always open',
    minutes: (minutes) => many(minutes, 'minute'),
    untimed: 'Untimed',
    questions: (count) => many(count, 'question'),
    pass: (pass, total) => `Pass at ${pass} of ${total}`,
    attemptsLeft: (left, max) =>
      left > 0
        ? `${left} of ${many(max, 'attempt')} left`
        : max === 1
          ? 'The only attempt is used'
          : `All ${max} attempts used`,
    attemptsFree: 'Any number of attempts',
    best: 'Best score',
    score: (score) => many(score, 'point'),
    opensIn: (days, hours) =>
      days > 0
        ? `Opens in ${many(days, 'day')}`
        : hours > 0
          ? `Opens in ${many(hours, 'hour')}`
          : 'Opens soon',
    closesIn: (days, hours) =>
      days > 0
        ? `${many(days, 'day')} left`
        : hours > 0
          ? `${many(hours, 'hour')} left`
          : 'Less than an hour left',
    runningLeft: (seconds) => `${timeOf(Math.max(60, seconds - (seconds % 60)))} left in this attempt`,
    handedIn: 'Handed in',
    result: {
      marking: 'You will be told when it is marked',
      afterClose: 'Results are out when the exam closes',
      never: 'Results are not shown',
    },
    resultAt: (time) => `Results out ${time}`,
    missed: 'The exam is over',
  },
};
export default examCard;
