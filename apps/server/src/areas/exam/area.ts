import type { Area } from '../../shared/area.ts';
import { examHandlers } from './handlers.ts';
import { examReviews } from './marking.ts';
import { examPassages } from './passages.ts';
import { searchedExams } from './searched.ts';
import { sitsExam } from './silence.ts';
import { examJobs } from './sweep.ts';
import { examTasks } from './tasks.ts';

/** Exams: taking, marking and practising them. */
export const examArea: Area = {
  name: 'exam',
  handlers: examHandlers,
  tasks: examTasks,
  jobs: examJobs,
  searched: [searchedExams],
  passages: examPassages,
  reviews: examReviews,
  silencesAssistant: sitsExam,
};
