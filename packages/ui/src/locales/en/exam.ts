import type zhCN from '../zh-CN/exam.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** Writes a time as “4 minutes 50 seconds”. */
const timeOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [
    hours > 0 && many(hours, 'hour'),
    minutes > 0 && many(minutes, 'minute'),
    (seconds % 60 > 0 || seconds === 0) && many(seconds % 60, 'second'),
  ];
  return parts.filter(Boolean).join(' ');
};

/** Words of questions and exams, in English. */
const exam: typeof zhCN = {
  question: {
    number: (number) => `Question ${number}`,
    required: 'Required',
    kind: {
      1: 'Single choice',
      2: 'Multiple choice',
      3: 'True or false',
      4: 'Fill in',
      5: 'Short answer',
      6: 'Matching',
      7: 'Ordering',
      8: 'Scale',
      9: 'Matrix',
    },
    points: (points) => many(points, 'point'),
    flag: 'Flag',
    flagged: 'Flagged',
    flagName: (number) => `Flag question ${number} for later`,
    unflagName: (number) => `Flagged question ${number}, press to remove the flag`,
    clear: 'Clear answer',
    clearName: (number) => `Clear answer: question ${number}`,
    cleared: 'Cleared',
    limits: (min, max) => {
      if (min !== undefined && max !== undefined)
        return min === max ? `Choose ${min}` : `Choose ${min} to ${max}`;
      if (max !== undefined) return `Choose ${max} at most`;
      return min !== undefined && min > 1 ? `Choose at least ${min}` : 'Choose all that apply';
    },
    chosen: (count) => `${count} chosen`,
    tooMany: (over) => `${over} too many`,
    true: 'True',
    false: 'False',
    other: 'Other',
    otherText: 'Other, in your words',
    blank: (number, of) => (of === 1 ? 'Blank' : `Blank ${number} of ${of}`),
    blankNumber: (number) => `Blank ${number}`,
    answerHint: 'Write your answer here',
    typed: (count) => many(count, 'character'),
    typedOf: (count, max) => `${count} / ${max} characters`,
    matchPick: 'Choose',
    matchChoices: 'Choices',
    orderHint: 'Drag the handles, or use the buttons on the right',
    orderList: 'Current order',
    moveUp: (text) => `Move up: ${text}`,
    moveDown: (text) => `Move down: ${text}`,
    moved: (text, place, of) => `${text}, now at place ${place} of ${of}`,
    keepOrder: 'Keep this order',
    orderKept: 'Answered with the current order',
    place: (place) => `Place ${place}`,
    stars: (count) => many(count, 'star'),
    rated: (value, of) => `${value} of ${of}`,
    matrixItem: 'Item',
    save: {
      saved: 'Saved',
      saving: 'Saving…',
      unsaved: 'Not saved yet',
      offline: 'Offline: your answers are kept on this computer for now',
    },
    check: 'Check answer',
    checking: 'Checking',
    answerFirst: 'Answer first, then check',
    verdict: { right: 'Right', partly: 'Partly right', wrong: 'Wrong', unmarked: 'Waiting to be marked' },
    got: (score, of) => (of === undefined ? many(score, 'point') : `${score} of ${many(of, 'point')}`),
    yours: 'Your answer',
    correct: 'Right answer',
    result: 'Result',
    part: 'Part',
    none: 'Not answered',
    optionMark: {
      right: 'Your choice, right',
      wrong: 'Your choice, wrong',
      missed: 'Right answer',
      mine: 'Your choice',
    },
    rowMark: { right: 'Right', wrong: 'Wrong' },
    explanation: 'Explanation',
    comment: 'Comment of the marker',
    reference: 'Model answer',
    learnerAnswer: 'Answer of the learner',
    score: 'Score',
    scoreOf: (points) => `Out of ${points}, in halves`,
    scoreWrong: (points) => `Enter a score from 0 to ${points}, in halves`,
    scoreMissing: 'Enter the points first',
    emptyScore: 'No answer, so nothing to mark: 0 points.',
    fullScore: 'Full',
    noScore: '0',
    commentHint: 'For the learner, optional',
  },
  answerSheet: {
    name: 'Answer sheet',
    done: (done, of) => `${done} of ${of} answered`,
    state: {
      unanswered: 'not answered',
      half: 'answered in part',
      answered: 'answered',
      right: 'right',
      partly: 'partly right',
      wrong: 'wrong',
      unmarked: 'waiting to be marked',
      marked: 'marked',
    },
    flagged: 'flagged',
    current: 'current',
    locked: 'cannot be opened now',
    item: (number, words) => [`Question ${number}`, ...words].join(', '),
    legend: 'Legend',
    left: (count) =>
      count === 0 ? 'All questions answered' : `${many(count, 'question')} not fully answered`,
  },
  examTimer: {
    tone: { calm: 'Time left', soon: 'Little time left', last: 'Handing in soon', over: 'Time is up' },
    left: (seconds) => `${timeOf(seconds)} left in this exam`,
    over: 'The time of this exam is up',
    hide: 'Hide the time left',
    show: 'Show the time left',
    hidden: 'Time hidden',
  },
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
    compulsory: 'Compulsory',
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
      left > 0 ? `${left} of ${many(max, 'attempt')} left` : `All ${max} attempts used`,
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
export default exam;
