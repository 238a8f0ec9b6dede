import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routesOf } from '../routing/defineArea.ts';
import { guard, type Visitor } from '../routing/guard.ts';
import { createRouteTable } from '../routing/table.ts';
import type { RedirectRow, Route } from '../routing/types.ts';
import { loginRoute } from './login/area.ts';
import { needs, partialBackEnd } from '../routing/partialBackEnd.ts';
import { areas } from './index.ts';

const table = createRouteTable([loginRoute, ...routesOf(areas)]);
const paths = table.routes.map(({ path }) => path);

/**
 * The paths of specification point 2, copied from it as they are, because the areas are compared with them.
 */
const specified = `
/ /home /login /authLogin /ecologyLogin /auth-login /ssoLogin /sso-login /sso
/course /course/play /course/chapter /course/:type /course/all /course/detail /course/free /course/fresh
/course/hot /course/industry /course/special/list /course/special/detail /course/institute/list
/course/institute/detail /course/customize /course/navArea /course/ai /course/study /course/study/pure /cloud-course
/exam /exam/info /exam/answer /exam/list /exam/record /exam/external
/questionnaire/answer /questionnaire/list /questionnaire/record
/certified/manager/registration /certified/manager/select-course /certified/manager/course-list
/certified/manager/course-study /certified/manager/audit
/knowledge /knowledge/list /knowledge/create /knowledge/study
/clues-website /content-center /official/clues /official/content-center
/live /live/company/list /live/company/detail /live/company/playback /live/lz/list /live/lz/room /vip/center
/study /study/center /study/complete /study/recently /study/credit /study/omo/sign /study/omo/list
/study/omo/detail /study/omo/homework /study/omo/offline-class/detail /study/omo/offline-class/examine
/study/omo/nav-area /study/talent/channel /study/talent/scheme-detail /study/ojt/list /study/topic/list
/study/topic/customize /study/topic/detail /study/topic/nav-area /study/ai-plan
/teacher/list /teacher/detail /lecturer/list /lecturer/detail /mentor/teach /mentor/detail
/user /user/info /user/course /user/concern /user/certificate /user/knowledge /user/study-record /user/study-rule
/miniMBA/intro /miniMBA/detail /news /search /PARTNER/home /PARTNER/omo/detail
`
  .trim()
  .split(/\s+/);

/**
 * Addresses that are not in the specification: the root of an area, which redirects to its list, and the
 * target of a certificate's QR code.
 */
const added = ['/questionnaire', '/certificate/verify'];

const member: Visitor = { loggedIn: true, person: 'ready', hasCompany: true, allows: () => true };
const stranger: Visitor = { ...member, loggedIn: false, person: 'out' };
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

const redirects = table.routes.filter((route): route is RedirectRow => route.redirect !== undefined);

describe('the route table', () => {
  it('has routes of the specification and the few that are added, each once', () => {
    expect(paths.filter((path) => !specified.includes(path))).toEqual(added);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lacks those whose screens are not built, and shows nothing there', () => {
    const unbuilt = specified.filter((path) => !paths.includes(path));
    expect(unbuilt).toMatchSnapshot();
    for (const path of unbuilt) {
      expect(table.has(path)).toBe(false);
      expect(guard(table, at(path), member).kind).toBe('notFound');
    }
  });

  it('leads each of its redirects somewhere', () => {
    for (const { path } of redirects) expect([path, table.has(path)]).toEqual([path, true]);
  });

  it('prefers fixed addresses to /course/:type, minds case and refuses unknown types', () => {
    expect(table.match('/course/all')?.route.path).toBe('/course/all');
    expect(table.match('/course/vip')).toMatchObject({ param: 'vip' });
    for (const path of [
      '/course/unknown',
      '/course/cloud',
      '/COURSE/All',
      '/course/%2e%2e',
      '/course/study/pure/x',
      '/course/',
    ]) {
      expect(table.match(path)?.route.path).toBe(path === '/course/' ? '/course' : undefined);
    }
  });

  it.each(areas.map((area, at) => [area.rows[0]?.path ?? at, area] as const))(
    'finds a screen for each address of the area of %s',
    async (_name, { rows, load }) => {
      const screens = Object.keys(await load());
      const own: readonly string[] = rows.flatMap((row) => (row.redirect === undefined ? [row.path] : []));
      expect(screens.toSorted()).toEqual(own.toSorted());
    },
  );
});

const tableOf = (calls: 'specification' | readonly string[]) =>
  createRouteTable(table.routes, partialBackEnd(calls).serves);

describe('with a back end that lacks calls', () => {
  const some = [
    'courseList',
    'courseDetail',
    'courseChapters',
    'courseEnrol',
    'studyStart',
    'studyHeartbeat',
  ];
  const specification = tableOf('specification');
  const courses = tableOf(['specification', ...some]);
  const screens = paths.filter((path) => table.match(path)?.route.redirect === undefined);

  it('knows the calls that every screen cannot work without', () => {
    expect(Object.keys(needs).toSorted()).toEqual(screens.filter((path) => path !== '/login').toSorted());
  });

  it('offers the home page, the account and every login with the 42 calls of the specification', () => {
    expect(screens.filter((path) => specification.has(path))).toEqual([
      '/login',
      '/home',
      '/auth-login',
      '/sso-login',
      '/sso',
      '/user/info',
    ]);
  });

  it('offers lists, course, chapters and lessons with the six calls that these need', () => {
    const added = screens.filter((path) => courses.has(path) && !specification.has(path));
    expect(added).toContain('/course/all');
    expect(added.filter((path) => !path.startsWith('/course/'))).toEqual(['/cloud-course']);
    expect(['/course/chapter', '/course/study', '/course/study/pure'].every(courses.has)).toBe(true);
    expect(['/course/special/list', '/course/navArea', '/search', '/teacher/list'].some(courses.has)).toBe(
      false,
    );
  });

  it('says of a page without its calls that it is not offered, after the login', () => {
    const page = at('/course/detail', '?courseId=7');
    expect(guard(specification, page, member).kind).toBe('notOffered');
    expect(guard(specification, page, stranger).kind).toBe('redirect');
    expect(guard(courses, page, member).kind).toBe('page');
  });

  it('follows a redirect before it says whether an address leads anywhere', () => {
    expect(specification.has('/course')).toBe(false);
    expect(courses.has('/course')).toBe(true);
    expect(specification.has('/user')).toBe(true);
  });
});

describe('redirects', () => {
  // The generator is built outside of the test, because building it takes seconds on a busy machine.
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'a=1&a=2&b=&c=%2B+x&d=%E4%B8%AD&u=https%3A%2F%2Fh%2F%3Fq%3D1%26r%3D2&e=%00',
      '//evil',
      '?x',
    ),
  );

  it('keep any query and hash byte for byte', () => {
    const check = fc.property(fc.constantFrom(...redirects), piece, piece, (row, query, hash) => {
      const address = at(row.path, `?${query.replaceAll('#', '')}`, `#${hash}`);
      expect(guard(table, address, stranger)).toEqual({
        kind: 'redirect',
        to: row.redirect + address.search + address.hash,
      });
    });
    fc.assert(check, { seed: 42, numRuns: 2000 });
  });

  it('end after one step', () => {
    for (const { redirect } of redirects) expect(table.match(redirect)?.route.redirect).toBeUndefined();
  });
});

const load = () => Promise.resolve({ words: [], load: () => Promise.resolve({ default: () => null }) });

describe('the guard', () => {
  const g = { layout: 'global', auth: 'session', load } as const;
  const rows: Route[] = [
    { path: '/gated', ...g, gates: ['company', 'showAiChatFlg'], requires: ['courseId'] },
    { path: '/open', ...g, auth: 'public', requires: ['code'] },
  ];
  it('requires what a value of the parameter needs, and nothing of the other values', () => {
    const typed = createRouteTable([
      { path: '/list/:type', ...g, values: ['a', 'b'], gatesOf: { a: ['showWannaLearnFlg'] } },
    ]);
    const shut = { ...member, allows: () => false };
    expect(guard(typed, at('/list/a'), shut).kind).toBe('closed');
    expect(guard(typed, at('/list/a'), member).kind).toBe('page');
    expect(guard(typed, at('/list/b'), shut).kind).toBe('page');
    expect(guard(typed, at('/list/c'), member).kind).toBe('notFound');
  });

  it('distinguishes a right that a person lacks from a module that the company lacks', () => {
    const shut = { ...member, allows: () => false };
    const desk = createRouteTable([{ path: '/desk', ...g, gates: ['company', 'teaching'] }]);
    expect(guard(desk, at('/desk'), shut).kind).toBe('noAccess');
  });

  const verdict = (visitor: Partial<Visitor>, search = '?courseId=7') =>
    guard(createRouteTable(rows), at('/gated', search), { ...member, ...visitor });

  it('asks in the order of the design: session, person, company, flags, parameters', () => {
    const worst = { hasCompany: false, allows: () => false };
    expect(verdict({ ...worst, loggedIn: false }, '')).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Fgated',
    });
    expect(verdict({ ...worst, person: 'loading' }, '').kind).toBe('wait');
    expect(verdict({ ...worst, person: 'failed' }, '').kind).toBe('failed');
    expect(verdict(worst, '').kind).toBe('noCompany');
    expect(verdict({ allows: () => false }, '').kind).toBe('closed');
    expect(verdict({}, '').kind).toBe('incomplete');
    expect(verdict({}).kind).toBe('page');
  });

  it.each(['?courseId=', '?courseId=0', '?courseId=abc', '?courseId=-1', '?courseId=1e3', '?other=1'])(
    'calls %s incomplete before any call is made',
    (search) => expect(verdict({}, search).kind).toBe('incomplete'),
  );

  it('lets a visitor read a public page', () => {
    expect(guard(createRouteTable(rows), at('/open', '?code=x'), stranger).kind).toBe('page');
  });

  it('says on the login page that the session is over when it ended in another tab', () => {
    const reasons = (['out', 'ended'] as const).map((person) => {
      const verdict = guard(createRouteTable(rows), at('/gated', '?courseId=7'), { ...stranger, person });
      return new URLSearchParams(verdict.to?.slice('/login?'.length)).get('reason');
    });
    expect(reasons).toEqual([null, 'expired']);
  });

  it('remembers the page that a login interrupted', () => {
    const { to } = {
      to: '',
      ...guard(createRouteTable(rows), at('/gated', '?courseId=7&x=%2B', '#n'), stranger),
    };
    expect(new URLSearchParams(to.slice('/login?'.length)).get('redirect')).toBe('/gated?courseId=7&x=%2B#n');
  });
});
