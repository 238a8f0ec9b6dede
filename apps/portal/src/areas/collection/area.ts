import { TargetKind } from '@stoa/domain';
import { channelWords, courseWords } from '../../common/course/catalogue.ts';
import { narrowedBy } from '../../common/listAddress/filteredBy.ts';
import type { Screen, Screens } from '../../routing/types.ts';
import { collectionWords } from './catalogue.ts';
import type { collectionPaths } from './paths.ts';

const words = [courseWords, collectionWords];

const list = (kind: TargetKind): Screen => ({
  words: [...words, channelWords],
  calls: [{ call: `GET /course/pc/collection/list?kind=${kind}&pageNo=1&pageSize=20`, unless: narrowedBy }],
  load: () => import('./CollectionList/CollectionList.tsx'),
});

const detail: Screen = {
  words,
  calls: [
    { call: 'GET /course/pc/collection/detail?id={id}' },
    { call: 'GET /course/pc/list?kind=all&collectionId={id}&pageSize=100' },
  ],
  load: () => import('./CollectionDetail/CollectionDetail.tsx'),
};

/** Specials and institutes. */
export default {
  '/course/special/list': list(TargetKind.Special),
  '/course/special/detail': detail,
  '/course/institute/list': list(TargetKind.Institute),
  '/course/institute/detail': detail,
} satisfies Screens<typeof collectionPaths>;
