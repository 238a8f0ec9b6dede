import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/study.ts';

export default {
  title: '{item} – {course}',
  back: 'Back',
  toCourse: 'About the course',
  toCourses: 'All courses',
  courseProgress: 'Course progress',
  contents: 'Contents',
  done: '{done, number} of {of, number} done',
  theatre: 'Theatre mode',
  previous: 'Previous',
  next: 'Next',
  goOn: 'Continue',
  open: 'Open the link',
  openPaper: 'Open the document in a new window',
  textSize: { label: 'Text size', sm: 'Small', md: 'Medium', lg: 'Large' },
  noContents: 'This course has no contents yet',
  retry: 'Retry',
  fact: {
    teachers: 'By {names}',
    comma: ', ',
    studied: 'Studied for {time}',
    optional: 'Optional: not needed to complete the course',
  },
  time: {
    seconds: '{seconds, number} s',
    wholeMinutes: '{minutes, number} min',
    minutes: '{minutes, number} min {seconds, number} s',
    hours: '{hours, number} h {minutes, number} min',
  },
  note: { watched: 'Watched to {position}' },
  notOpen: {
    order: 'Finish the previous lesson first',
    access: 'You need access to the course to open this',
    test: 'This is a test; it cannot be opened here',
  },
  refused: {
    notOpen: 'This course is not open yet',
    notOpenText: 'Come back once it has opened.',
    none: 'This lesson was not found',
    noneText: 'It may no longer be offered, or it is not open to you.',
  },
  door: { title: 'Lesson', login: 'Log in to study' },
} satisfies Translated<typeof zh>;
