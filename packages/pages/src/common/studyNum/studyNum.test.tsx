import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import * as collectionDetail from '../../collection/CollectionDetailPage/CollectionDetailPage.stories.tsx';
import * as collectionList from '../../collection/CollectionListPage/CollectionListPage.stories.tsx';
import * as courseDetail from '../../course/CourseDetailPage/CourseDetailPage.stories.tsx';
import * as courseList from '../../course/CourseListPage/CourseListPage.stories.tsx';
import { StudyNumHidden } from './index.ts';

/** Whether the page shows a number of learners, in the words of cards or of the page of a course. */
const counts = (Page: ComponentType, hidden: boolean) =>
  /人学过|学习人数/.test(
    renderToString(
      <UiProvider labels={zhCN}>
        <StudyNumHidden value={hidden}>
          <Page />
        </StudyNumHidden>
      </UiProvider>,
    ),
  );

test.each<[string, ComponentType]>([
  ['a list of courses', composeStories(courseList).Filled],
  ['the page of a course', composeStories(courseDetail).Filled],
  ['a list of collections', composeStories(collectionList).Filled],
  ['a collection', composeStories(collectionDetail).Filled],
])('%s says how many people study, and not where the company hides it', (_page, Page) => {
  expect([counts(Page, false), counts(Page, true)]).toEqual([true, false]);
});
