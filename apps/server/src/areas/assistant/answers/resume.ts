import { TargetKind } from '@stoa/domain';
import { lastCourseOf } from '../../study/summary.ts';
import { blocks, bold } from '../markdown.ts';
import { prompt, reply } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { allCourses, questions } from './answering.ts';
import type { Asked } from './answering.ts';

/** The lesson that the person studied last, as the study centre knows it. */
export async function resumeAnswer({ context }: Asked): Promise<Reply> {
  const { text } = context;
  const last = await lastCourseOf(context);
  if (last === undefined) {
    return reply(
      text({
        zh: '你还没有学到一半的课程。可以先看看要完成的任务，或者挑一门课。',
        en: 'There is no course that you have begun and not finished. Look at what is due, or pick a course.',
      }),
      [],
      [prompt(text(questions.due)), allCourses(context)],
    );
  }
  const { courseId, title, progress, resume } = last;
  const course = { kind: TargetKind.Course, id: courseId };
  const place =
    resume === undefined
      ? course
      : { kind: TargetKind.CourseItem, id: resume.itemId, params: { courseId: String(courseId) } };
  const percent = progress?.percent ?? 0;
  return reply(
    blocks(
      text({
        zh: `你上次在学 ${bold(title)}，已完成 ${percent}%。`,
        en: `You were in ${bold(title)} last, ${percent}% done.`,
      }),
      resume === undefined
        ? ''
        : text({ zh: `接着学：${bold(resume.title)}。`, en: `Go on with ${bold(resume.title)}.` }),
    ),
    [{ title, target: course }],
    [{ label: text({ zh: '继续学习', en: 'Continue' }), target: place }, prompt(text(questions.due))],
  );
}
