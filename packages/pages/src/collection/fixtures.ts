import type { Locale } from '@stoa/domain';
import type { CollectionDetailPageProps } from './CollectionDetailPage/index.ts';
import type { CollectionListPageProps, ListedCollection } from './CollectionListPage/index.ts';
import { wordsIn } from '../test/wordsIn.ts';

const still = () => undefined;

const special = (id: number, name: string, summary: string, facts: readonly string[]): ListedCollection => ({
  id,
  name,
  href: `/course/special/detail?id=${id}`,
  coverUrl: '',
  summary,
  facts,
  followed: id === 4,
});

/** The specials of Sunrise Retail. */
export function collectionListFixture(locale: Locale): CollectionListPageProps {
  const say = wordsIn(locale);
  return {
    title: say('专题课程', 'Specials'),
    words: {
      keyword: say('搜索专题', 'Search specials'),
      clear: say('清除搜索', 'Clear search'),
      retry: say('重试', 'Retry'),
      pages: say('列表分页', 'Pages of the list'),
      emptyFiltered: say('没有符合条件的内容', 'Nothing matches'),
      empty: say('这里还没有内容', 'There is nothing here yet'),
    },
    keyword: '',
    rows: {
      state: 'ready',
      data: {
        collections: [
          special(
            4,
            say('门店运营', 'Store Operations'),
            say('陈列、促销与数据，把店开好。', 'Display, promotion and data for a good shop.'),
            [say('6 门课程', '6 courses'), say('1.2万 人学过', '12k learners')],
          ),
          special(
            1,
            say(
              '新经理的九十天：从接手一支陌生的队伍，到让每个人都知道自己为什么而来',
              'First Ninety Days: Taking Over a Team and Making Sure That Everybody Knows Why They Came',
            ),
            say('从接手到带队，三个月走稳三步。', 'Three steady steps for the first three months.'),
            [say('5 门课程', '5 courses')],
          ),
          special(2, say('合规', 'Law'), '', [say('3 门课程', '3 courses')]),
        ],
        count: say('共 3 个专题', '3 specials'),
        page: 1,
        pageCount: 1,
        stale: false,
      },
    },
    onKeyword: still,
    onPage: still,
  };
}

/** An institute with two sections and its teachers, three of eight courses completed. */
export function collectionDetailFixture(locale: Locale): Omit<CollectionDetailPageProps, 'renderCourses'> {
  const say = wordsIn(locale);
  return {
    collection: {
      state: 'ready',
      data: {
        id: 8,
        name: say('零售学院', 'Retail Institute'),
        coverUrl: '',
        summary: say('从店员到区域经理的成长课。', 'From shop assistant to area manager.'),
        introHtml: say(
          '<p>从店员到区域经理的成长课：先把货摆好，再把人带好，最后把店经营好。</p>',
          '<p>From shop assistant to area manager: first the goods, then the people, then the business.</p>',
        ),
        facts: [say('8 门课程', '8 courses'), say('3.4万 人学过', '34k learners')],
        sections: [
          { id: 81, name: say('店员', 'Assistants') },
          { id: 82, name: say('店长', 'Managers') },
        ],
        teachers: [
          {
            id: 811,
            name: say('苏映雪', 'Su Yingxue'),
            title: say('运营培训经理', 'Operations Training Manager'),
            avatarUrl: '',
            href: '/lecturer/detail?id=811',
          },
          { id: 812, name: say('赵立', 'Zhao Li'), title: say('区域经理', 'Area Manager'), avatarUrl: '' },
        ],
      },
    },
    progress: { label: say('已完成 3 / 8 门', 'Completed 3 of 8'), percent: 37.5 },
    words: {
      retry: say('重试', 'Retry'),
      sections: say('本页内容', 'On this page'),
      teachers: say('授课老师', 'Teachers'),
      progress: say('学习进度', 'Progress'),
    },
  };
}
