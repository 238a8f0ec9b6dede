/** A call that a screen makes in any case, so that the page may send it before the screen's own files are there. */
export interface FirstCall {
  /**
   * Method and address of a call of the contract, its parameters in the order of the screen. `{name}` stands for a number
   * of the page's address; a page without that number does not send the call.
   */
  readonly call: string;
  /** Numbers of the page's address that go into the body, before the player's tag; with `?` it may do without. */
  readonly body?: readonly string[];
  /** With one of these in the page's address the screen asks for something else, or asks for something else first. */
  readonly unless?: readonly string[];
  /** With this entry in the device's storage the screen has something to send before. */
  readonly unlessKept?: string;
}

const narrowed = ['keyword', 'pageNo', 'pageSize'];
const filtered = [...narrowed, 'categoryId', 'industryId', 'jobLevel', 'charge', 'tagId', 'sort'];
/** Where the learner came from, which goes with the call. */
const within = [
  'planId',
  'taskItemId',
  'topicId',
  'schemeId',
  'stageId',
  'classId',
  'applicationId',
  'mbaId',
];

const filters = (kind: string): FirstCall => ({ call: `GET /course/pc/filters?kind=${kind}` });
const courses = (kind: string, sort = ''): FirstCall => ({
  call: `GET /course/pc/list?kind=${kind}${sort}&pageNo=1&pageSize=20`,
  unless: filtered,
});
const list = (kind: string, sort?: string) => [filters(kind), courses(kind, sort)];
const shelf = (kind: number): FirstCall[] => [
  { call: `GET /course/pc/collection/list?kind=${kind}&pageNo=1&pageSize=20`, unless: narrowed },
];
const shelved: readonly FirstCall[] = [
  { call: 'GET /course/pc/collection/detail?id={id}' },
  { call: 'GET /course/pc/list?kind=all&collectionId={id}&pageSize=100' },
];
const people = (role: string): FirstCall[] => [
  { call: `GET /people/pc/list?role=${role}&pageNo=1&pageSize=24`, unless: [...narrowed, 'tag'] },
];
const person: readonly FirstCall[] = [{ call: 'GET /people/pc/detail?personId={id}' }];

/**
 * The first calls of each address, besides those of every page (the person, the flags, the company). Whoever is not
 * signed in sends none of them. A journey holds that each is one that its screen takes over.
 */
export const firstCalls: Readonly<Record<string, readonly FirstCall[]>> = {
  '/home': [
    { call: 'POST /operational/pc/banner' },
    { call: 'GET /company/homepage/pc/functions' },
    { call: 'GET /company/homepage/pc/modules', unless: ['previewId'] },
    { call: 'GET /company/company/pc/upcomingTasks' },
    { call: 'GET /study/pc/summary' },
  ],
  '/course/all': [...list('all'), { call: 'GET /operational/cside/pc/banner?pageKey=COURSE' }],
  '/course/free': list('free'),
  '/course/fresh': list('fresh', '&sort=new'),
  '/course/hot': list('hot', '&sort=hot'),
  // Which industry is chosen is known with the filters.
  '/course/industry': [filters('industry')],
  '/course/customize': list('customize'),
  '/course/ai': list('ai'),
  '/course/vip': list('vip'),
  '/course/paid': list('paid'),
  '/course/recommend': list('recommend'),
  '/course/company': list('company'),
  '/course/wanna': list('wanna'),
  '/cloud-course': list('cloud'),
  '/course/detail': [{ call: 'GET /course/pc/detail?courseId={courseId}' }],
  '/course/chapter': [{ call: 'GET /course/pc/chapters?courseId={courseId}', unless: within }],
  // It opens the item and ends the person's other sessions: what those still owe has to be sent before.
  '/course/study': [
    {
      call: 'POST /course/pc/study/start',
      body: ['courseId', 'itemId?'],
      unless: ['chapterId', ...within],
      unlessKept: 'outboxUsed',
    },
  ],
  '/course/special/list': shelf(20),
  '/course/special/detail': shelved,
  '/course/institute/list': shelf(21),
  '/course/institute/detail': shelved,
  '/course/navArea': [{ call: 'GET /company/homepage/pc/navArea?areaId={areaId}' }],
  '/teacher/list': people('teacher'),
  '/teacher/detail': person,
  '/lecturer/list': people('lecturer'),
  '/lecturer/detail': person,
  '/mentor/detail': person,
  '/user/info': [{ call: 'GET /user/pc/profile' }],
};
