import type { Locale } from '@stoa/domain';
import type { SearchPageProps } from './SearchPage.tsx';
import { SearchRows } from './parts/Rows.tsx';
import type { SearchRow } from './types.ts';

/** What a search for “沟通” finds. */
export function searchRows(locale: Locale): SearchRow[] {
  const say = (zh: string, en: string) => (locale === 'en' ? en : zh);
  return [
    {
      key: '1-101',
      title: say('高效<em>沟通</em>的艺术', 'The Art of <em>Communication</em>'),
      summary: say(
        '从倾听到反馈，让每一次<em>沟通</em>都有结果。',
        'From listening to feedback: <em>communication</em> that leads somewhere.',
      ),
      href: '/course/detail?courseId=101',
      picture: 'cover',
      seed: 101,
      facts: [say('沟通表达', 'Communication'), say('倾听', 'Listening')],
    },
    {
      key: '1-104',
      title: say('新经理第一课', 'First Lesson for Managers'),
      summary: say('与下属<em>沟通</em>的七种场景。', 'Seven moments of <em>communication</em> with a team.'),
      href: '/course/detail?courseId=104',
      picture: 'cover',
      seed: 104,
      facts: [say('一线管理', 'First-line Management')],
    },
    {
      key: '17-1',
      title: say('周<em>沟</em>明', 'Zhou <em>Comm</em>'),
      summary: say('<em>沟通</em>与谈判讲师', 'Teaches <em>communication</em>'),
      href: '/teacher/detail?id=1',
      picture: 'portrait',
      seed: 1,
      facts: [],
    },
  ];
}

/** Props of the page for stories and tests. */
export function searchPageFixture(
  locale: Locale,
): Omit<SearchPageProps, 'onSearch' | 'onSort' | 'onPage' | 'onForget' | 'onClear'> {
  const say = (zh: string, en: string) => (locale === 'en' ? en : zh);
  const [first, second, third] = searchRows(locale);
  const keyword = say('沟通', 'communication');
  const list = (data: readonly SearchRow[]) => (
    <SearchRows rows={{ state: 'ready', data }} retry={say('重试', 'Try again')} level={3} />
  );
  const path = `/search?keyword=${keyword}`;
  return {
    keyword,
    words: {
      title: say('搜索', 'Search'),
      field: say('搜索内容', 'What to look for'),
      submit: say('搜索', 'Search'),
      tabs: say('结果类型', 'Kinds of results'),
      sort: say('排序', 'Order'),
      pages: say('结果分页', 'Pages of results'),
      retry: say('重试', 'Try again'),
      corrected: say('你是不是要找：', 'Did you mean '),
      nothing: say('没有找到相关内容', 'Nothing was found'),
      nothingHint: say('换个词试试，或者少写几个字。', 'Try another word, or fewer of them.'),
      history: say('搜索历史', 'Searched before'),
      hot: say('热门搜索', 'Popular'),
      clear: say('清空', 'Clear'),
      forget: (word) => say(`删除“${word}”`, `Forget “${word}”`),
      begin: say('输入关键词开始搜索', 'Type a word to begin'),
      recommended: say('为你推荐', 'Recommended for you'),
    },
    tabs: [
      { key: 'all', label: say('全部', 'All'), count: 13, href: path, current: true },
      { key: '1', label: say('课程', 'Courses'), count: 12, href: `${path}&kind=1`, current: false },
      { key: '17', label: say('讲师', 'Teachers'), count: 1, href: `${path}&kind=17`, current: false },
    ],
    sorts: [
      { value: 'default', label: say('最相关', 'Best match') },
      { value: 'new', label: say('最新', 'Newest') },
    ],
    sort: 'default',
    start: undefined,
    answer: {
      state: 'ready',
      data: {
        found: true,
        count: say('共 13 条结果', '13 results'),
        page: 1,
        pageCount: 1,
        stale: false,
        grouped: true,
        groups: [
          {
            key: '1',
            title: say('课程', 'Courses'),
            more: { label: say('更多', 'More'), href: `${path}&kind=1` },
            list: list(first && second ? [first, second] : []),
          },
          {
            key: '17',
            title: say('讲师', 'Teachers'),
            list: list(third ? [third] : []),
          },
        ],
      },
    },
  };
}
