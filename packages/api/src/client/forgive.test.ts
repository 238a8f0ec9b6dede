import {
  AccessState,
  BannerLayout,
  CourseSource,
  ListLayout,
  NotificationKind,
  Relation,
  TargetKind,
} from '@stoa/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyInfo, joinedCompanies } from '../contract/company.ts';
import { globalConfig, loginPage, videoCloudConfig } from '../contract/config.ts';
import { courseChapters, courseDetail, courseEnrol, courseList, relatedCourses } from '../contract/course.ts';
import { attemptStart } from '../contract/exam.ts';
import { homeBanner, homeFunctions, homeModules, upcomingTasks } from '../contract/home.ts';
import { noteList, relationSet, threadList } from '../contract/interact.ts';
import { forgetPassword, login, logout, qrTicket, sendSmsCode } from '../contract/login.ts';
import { markAllRead, markRead, notificationList, unreadNum } from '../contract/notification.ts';
import { personDetail } from '../contract/people.ts';
import { studyHeartbeat, studyStart } from '../contract/study.ts';
import type { StudyBeat } from '../contract/study.ts';
import { failure, harness, json, ok } from '../test/fakes.ts';

const told = vi.fn<(line: string) => void>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(told));
afterEach(() => {
  vi.restoreAllMocks();
  told.mockReset();
});

const now = Date.UTC(2026, 2, 1);
const served = (data: unknown) => harness(() => ok(data), { now: () => now });
const target = { kind: TargetKind.Course, id: 7 };
const rules = {
  paperMode: 1,
  minSubmitMinutes: 0,
  lateEntryMinutes: 0,
  switchLimit: 0,
  switchGraceSeconds: 3,
  resultPolicy: 1,
  resultWhen: 1,
  scoreRule: 1,
  multiScoreRule: 1,
  retakeIntervalMinutes: 0,
};
const sampleBeat = {
  sessionId: 's',
  seq: 1,
  event: 'TICK',
  playerTag: 't',
  position: 0,
  rate: 1,
  segments: [],
  activeSeconds: 0,
  clientTime: 0,
} as const satisfies Partial<StudyBeat>;

describe('an answer that differs from the contract', () => {
  it('takes numbers, ids, flags and texts as they are meant, whatever form they have', async () => {
    const { client } = served([
      { companyId: '1002', companyName: 42, logo: null, current: 1, unreadNum: '3' },
      { companyId: 1003, companyName: '晨曦', current: 'false', unreadNum: null },
    ]);
    await expect(client.call(joinedCompanies)).resolves.toEqual([
      { companyId: 1002, companyName: '42', logo: '', current: true, unreadNum: 3 },
      { companyId: 1003, companyName: '晨曦', logo: '', current: false },
    ]);
  });

  it.each([
    ['2026-03-01T08:00:00Z', Date.UTC(2026, 2, 1, 8)],
    ['2026-03-01 08:00:00', new Date(2026, 2, 1, 8).getTime()],
    ['2026-03-01', new Date(2026, 2, 1).getTime()],
    ['1772352000000', 1_772_352_000_000],
    ['yesterday', 0],
    [null, 0],
  ])('reads a time that came as %j', async (createTime, time) => {
    const { client } = served([{ notificationId: 1, title: 'a', createTime }]);
    const { list } = await client.call(notificationList, {});
    expect(list).toMatchObject([{ createTime: time }]);
  });

  it('does not read the text of another field as a time', async () => {
    const { client } = served({ list: [{ courseId: 1, title: 'a', score: '2026-03-01' }] });
    const { list } = await client.call(courseList, { kind: 'all' });
    expect(list).toMatchObject([{ score: 0 }]);
  });

  it('leaves out an entry whose kind is unknown or whose id is missing, and keeps the others', async () => {
    const { client, dialog } = served([
      { functionId: 1, name: 'a', iconUrl: '', target: { kind: 77 } },
      { functionId: 2, name: null, iconUrl: null, target },
      { name: 'no id', iconUrl: '', target },
      'no entry',
    ]);
    await expect(client.call(homeFunctions)).resolves.toEqual([
      { functionId: 2, name: '', iconUrl: '', target },
    ]);
    expect(dialog.shown).toEqual([]);
  });

  it('takes the default for an unknown layout, and leaves out a module of an unknown kind', async () => {
    const { client } = served([
      {
        moduleId: 1,
        kind: 4,
        title: 'a',
        layout: 11,
        banners: { list: [{ bannerId: 1, target: { kind: 77 } }] },
      },
      { moduleId: 2, kind: 99, title: 'b', layout: 2 },
    ]);
    const banners = { layout: BannerLayout.Carousel, autoplaySeconds: 0 };
    await expect(client.call(homeModules)).resolves.toEqual([
      {
        moduleId: 1,
        kind: 4,
        title: 'a',
        layout: ListLayout.Card,
        banners: { ...banners, list: [{ bannerId: 1, title: '', imageUrl: '' }] },
      },
    ]);
  });

  it('reads a question as what it says it is, and leaves out one of an unknown kind', async () => {
    const { client } = served({
      attempt: {
        attemptId: 3,
        no: 1,
        state: 1,
        startTime: now,
        usedSeconds: 0,
        switchCount: 0,
        counted: false,
        examId: 7,
        savedSeq: 0,
        flagged: [],
      },
      paper: {
        sections: [
          {
            sectionId: 1,
            title: '',
            questions: [
              { questionId: 1, kind: '5', stemHtml: '为什么？' },
              { questionId: 2, kind: 4, stemHtml: '____' },
              { questionId: 3, kind: 77, stemHtml: '？', options: [] },
              { questionId: 4, kind: 1, stemHtml: '多少？', options: [{ key: 'A', text: 4 }] },
            ],
          },
        ],
      },
      rules,
      answers: [],
      outboxKey: 'k',
    });
    const { paper } = await client.call(attemptStart, { examId: 7 });
    expect(paper.sections[0]?.questions).toEqual([
      { questionId: 1, kind: 5, stemHtml: '为什么？' },
      { questionId: 4, kind: 1, stemHtml: '多少？', options: [{ key: 'A', text: '4' }] },
    ]);
  });

  it('reads wrong optional fields as absent', async () => {
    const { client } = served({
      companyName: 'a',
      navItems: 'none',
      deep: {},
      footerHtml: null,
      companyId: 'x',
    });
    const company = await client.call(companyInfo, { loginType: 3, deviceType: 5 });
    expect(company).toEqual({ companyName: 'a', logo: '', fontSize: 2, navItems: [] });
  });

  it.each([
    ['a page of courses', courseList, { kind: 'all' } as const, { list: [], total: 0, pageNo: 1, pages: 0 }],
    ['related courses', relatedCourses, { courseId: 1 }, []],
    ['the companies of a person', joinedCompanies, {}, []],
    ['what is due', upcomingTasks, {}, { list: [], total: 0, overdue: 0, serverTime: now }],
    ['banners', homeBanner, {}, { list: [], layout: BannerLayout.Carousel, autoplaySeconds: 0 }],
    ['flags', globalConfig, {}, { knowledgeModule: true, hideMyOrder: false }],
    ['the video cloud', videoCloudConfig, {}, {}],
    ['unread notifications', unreadNum, {}, { unreadNum: 0 }],
    ['a sent code', sendSmsCode, { countryCode: '86', phone: '1', scene: 2 } as const, { waitSeconds: 60 }],
  ])('reads null as empty data: %s', async (_, call, request, expected) => {
    const { client, dialog } = served(null);
    const data: unknown = await client.send(call, request);
    expect(data).toMatchObject(expected);
    expect(dialog.shown).toEqual([]);
  });

  it('reads a bare list as a page of its length, and a page as the list in it', async () => {
    const rows = [{ notificationId: 1, kind: 99, title: 'a' }, { notificationId: 2 }];
    const page = await served(rows).client.call(notificationList, { pageNo: 1, pageSize: 20 });
    expect(page).toMatchObject({ total: 2, pageNo: 1, pageSize: 20, pages: 1 });
    expect(page.list).toMatchObject([{ kind: NotificationKind.System, readFlg: false }, { title: '' }]);
    const companies = { list: [{ companyId: 1 }], total: 1 };
    await expect(served(companies).client.call(joinedCompanies)).resolves.toMatchObject([{ companyId: 1 }]);
  });

  it('reads a bare value as the only field that the answer must have', async () => {
    await expect(served(7).client.call(unreadNum)).resolves.toEqual({ unreadNum: 7 });
    await expect(served('7').client.call(unreadNum)).resolves.toEqual({ unreadNum: 7 });
    const request = { countryCode: '86', phone: '13800000000', scene: 2 } as const;
    await expect(served(90).client.call(sendSmsCode, request)).resolves.toEqual({ waitSeconds: 90 });
  });

  it.each([null, undefined, true, 'done', [], { ok: false }])(
    'never looks at data that nobody needs: %j',
    async (data) => {
      const { client, dialog } = served(data);
      const request = { countryCode: '86', phone: '13800000000', code: '123456', newPassword: 'Text1234' };
      await expect(client.call(forgetPassword, request)).resolves.toEqual({ ok: true });
      await expect(client.call(logout, { type: 5 })).resolves.toEqual({ ok: true });
      await expect(client.call(markAllRead)).resolves.toBeDefined();
      await expect(client.call(markRead, { notificationId: 1 })).resolves.toBeDefined();
      expect([dialog.shown, told.mock.calls]).toEqual([[], []]);
    },
  );

  it('leaves a workplace app that cannot be read off the login page, and keeps the others', async () => {
    const app = { loginKind: 6, name: 'a', iconUrl: '', authorizeUrl: 'https://a.example/' };
    const { client } = served({ name: '晨曦', apps: [{ ...app, loginKind: 99 }, app] });
    await expect(client.call(loginPage, { domainName: '' })).resolves.toMatchObject({
      name: '晨曦',
      apps: [app],
    });
  });

  it('logs in with nothing but a token, also a bare one', async () => {
    const request = { loginKind: 1, account: 'a', password: 'b', domainName: '', deviceType: 5 } as const;
    for (const data of [
      'token',
      { access_token: 'token' },
      { access_token: 'token', userId: '5', id: null },
    ]) {
      const { client } = served(data);
      await expect(client.call(login, request)).resolves.toMatchObject({
        access_token: 'token',
        companyId: 0,
      });
    }
    const { client, dialog } = served({ userId: 5 });
    expect(await failure(client.call(login, request))).toMatchObject({
      kind: 'shape',
      field: 'access_token',
    });
    expect(dialog.shown).toHaveLength(1);
  });

  it('shows a course of which only the id and the title are known, with the outline that it has', async () => {
    const chapters = [{ chapterId: '3', title: 'c', items: [{ itemId: 4, title: 'i', itemKind: '1' }] }];
    const { client } = served({ title: 'a', chapters });
    const course = await client.call(courseDetail, { courseId: 7 });
    expect(course).toMatchObject({
      courseId: 7,
      title: 'a',
      source: CourseSource.Company,
      access: AccessState.Ok,
      commentOn: true,
      enrolled: false,
      rating: { avg: 0, count: 0, dist: [] },
      policy: { heartbeatSeconds: 15, maxRate: 2, completeRatio: 0.9, presenceSeconds: 0 },
      chapters: [
        { chapterId: 3, courseId: 7, items: [{ itemId: 4, courseId: 7, chapterId: 3, required: true }] },
      ],
    });
    const outline = await served({ chapters }).client.call(courseChapters, { courseId: 7 });
    expect(outline).toMatchObject({ course: { courseId: 7, title: '' }, chapters: [{ courseId: 7 }] });
  });

  it('plays a lesson of which only the session, the item and its address are known', async () => {
    const { client } = served({
      session: { sessionId: 12 },
      item: { itemId: 4, title: 'i', itemKind: 1, sources: [{ url: 'https://a/b.m3u8?x' }, { type: 'mp4' }] },
      progress: null,
    });
    const start = await client.call(studyStart, { courseId: 7, playerTag: 'tag' });
    expect(start).toMatchObject({
      session: { sessionId: '12', startTime: now },
      course: { courseId: 7 },
      item: {
        itemId: 4,
        courseId: 7,
        sources: [{ definition: 'AUTO', type: 'hls', url: 'https://a/b.m3u8?x' }],
      },
      progress: { itemId: 4, percent: 0, covered: [] },
      serverTime: now,
    });
    expect(start.item.sources).toHaveLength(1);
  });

  it.each([null, {}, [], ''])(
    'is no course when nothing was found, but the server’s words: %j',
    async (data) => {
      const { client, dialog } = harness(() => json({ code: 200, msg: '课程不存在', data }));
      for (const call of [courseDetail, courseChapters]) {
        const error = await failure(client.call(call, { courseId: 7 }));
        expect(error).toMatchObject({ kind: 'shape', msg: '课程不存在' });
      }
      expect(dialog.shown).toMatchObject([{ messageKey: 'server', message: '课程不存在' }]);
    },
  );

  it('counts a beat that is answered with nothing as taken, without a progress of 0', async () => {
    const beat = { ...sampleBeat, itemId: 4 };
    const nothing = await served(null).client.call(studyHeartbeat, beat);
    expect(nothing).toMatchObject({ accepted: true, item: { itemId: 0 }, nextHeartbeatSeconds: 15 });
    const some = await served({ item: { percent: '40' } }).client.call(studyHeartbeat, beat);
    expect(some).toMatchObject({ accepted: true, item: { itemId: 4, percent: 40 } });
  });

  it('never takes the id that was asked for as the id of an entry in a list', async () => {
    const { client } = served([{ title: 'no id' }, { courseId: 8, title: 'b' }]);
    await expect(client.call(relatedCourses, { courseId: 7 })).resolves.toMatchObject([{ courseId: 8 }]);
  });

  it('reads what people write with the author and the target that it can find', async () => {
    const { client } = served([{ threadId: 1, content: 'a', author: { realName: '林' } }]);
    const request = { threadKind: 2, targetKind: TargetKind.Course, targetId: 7 } as const;
    const { list } = await client.call(threadList, request);
    expect(list).toMatchObject([{ threadKind: 2, target, author: { realName: '林', userId: 0 }, state: 1 }]);
    const notes = await served([{ noteId: 1, content: 'n' }]).client.call(noteList, {
      courseId: 7,
      scope: 'mine',
    });
    expect(notes.list).toMatchObject([{ courseId: 7, likeNum: 0 }]);
  });

  it('takes what was asked for where a mark, a person or an enrolment says nothing', async () => {
    const mark = {
      relation: Relation.Collect,
      targetKind: TargetKind.Course,
      targetId: 7,
      on: true,
    } as const;
    await expect(served(null).client.call(relationSet, mark)).resolves.toEqual({ on: true, num: 0 });
    await expect(served(null).client.call(courseEnrol, { courseId: 7 })).resolves.toEqual({
      state: 0,
      percent: 0,
    });
    const person = await served({ name: '林' }).client.call(personDetail, { personId: 5 });
    expect(person).toMatchObject({ personId: 5, name: '林', lives: [], knowledge: [] });
  });

  it('reads an id as 0 when its text is not exactly a number', async () => {
    const { client } = served([{ companyId: '9007199254740993' }, { companyId: '1e3' }, { companyId: ' ' }]);
    await expect(client.call(joinedCompanies)).resolves.toMatchObject(
      [0, 0, 0].map((companyId) => ({ companyId })),
    );
  });

  it('is an error only without data that nothing can be shown without, and then shows the server’s message', async () => {
    const { client, dialog } = harness(() => json({ code: 200, msg: '二维码暂不可用', data: { qrId: 'q' } }));
    const error = await failure(client.call(qrTicket, { domainName: '', deviceType: 5 }));
    expect(error).toMatchObject({ kind: 'shape', field: 'qrContent', msg: '二维码暂不可用' });
    expect(dialog.shown).toMatchObject([{ messageKey: 'server', message: '二维码暂不可用' }]);
  });

  it.each(['', 'success', 'OK', '操作成功', '成功！'])(
    'does not show %j as the reason of an error',
    async (msg) => {
      const { client, dialog, reports } = harness(() => json({ code: 200, msg, data: {} }));
      await failure(client.call(qrTicket, { domainName: '', deviceType: 5 }));
      expect(dialog.shown).toEqual([{ titleKey: 'kindReminder', messageKey: 'serviceAbnormal' }]);
      expect(JSON.stringify(reports)).not.toContain('msg');
    },
  );

  it('reports each difference once, with its call and field and never with its value', async () => {
    const secret = 'secret';
    const rows = Array.from({ length: 50 }, () => ({ courseId: 1, title: {}, score: secret, summary: '' }));
    const { client } = served(rows);
    await client.call(courseList, { kind: 'all' });
    await client.call(courseList, { kind: 'hot' });
    expect(told).toHaveBeenCalledTimes(1);
    const words = told.mock.calls.flat().join();
    expect(words).toContain('X11 /course/pc/list');
    expect(words).toContain('- data.list[].score is of type string; its default was taken.');
    expect(words.match(/list\[\]\.score/g)).toHaveLength(1);
    expect(words).not.toContain(secret);
  });

  it('says nothing about an answer as the contract has it', async () => {
    await served({ unreadNum: 1, more: true }).client.call(unreadNum);
    expect(told).not.toHaveBeenCalled();
  });
});
