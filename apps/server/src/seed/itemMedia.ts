import { Definition, FileLabel } from '@stoa/domain';
import type { courseItem, ItemMedia } from '../db/schema/index.ts';
import { text } from './data/text.ts';

type Content = Pick<typeof courseItem.$inferInsert, 'duration' | 'pageCount' | 'size'> & { media: ItemMedia };

/** Length of a segment of the film in the repository; a film of another length repeats whole segments. */
export const segmentSeconds = 4;

/**
 * Lengths of films, used in turn; 30 is the mp4 file in the repository. The first courses of a company show
 * the film of one minute.
 */
export const filmSeconds = [60, 180, 120, 30, 240, 88, 300] as const;

/** Titles of the film's quarters, as chapter marks. */
const quarters = [
  text('看清目标', 'See the aim'),
  text('拆解步骤', 'Break it down'),
  text('动手练习', 'Practise'),
  text('回顾总结', 'Look back'),
];

/** Media paths of captions, whose text the server writes with `captionsFor`. */
const captions = (itemId: number) => [
  { lang: 'zh-CN', label: '中文', path: `captions/${itemId}/zh.vtt` },
  { lang: 'en', label: 'English', path: `captions/${itemId}/en.vtt` },
];

const inTurn = <First, Rest>(list: readonly [First, ...Rest[]], turn: number): First | Rest =>
  list[turn % list.length] ?? list[0];

export function filmMedia(itemId: number, turn: number): Content {
  const seconds = inTurn(filmSeconds, turn);
  const isShort = seconds === 30;
  const minutes = Math.ceil(seconds / 60);
  return {
    duration: seconds,
    media: {
      sources: isShort
        ? [{ definition: Definition.Sd, type: 'mp4', path: 'video/short.mp4' }]
        : [{ definition: Definition.Auto, type: 'hls', path: `hls/${seconds}s/master.m3u8` }],
      posterPath: isShort ? 'posters/short.webp' : 'posters/hls.webp',
      captions: captions(itemId),
      markers: isShort
        ? []
        : Array.from({ length: minutes }, (_, minute) =>
            quarters.map((title, quarter) => ({ time: minute * 60 + quarter * 15, title })),
          )
            .flat()
            .filter(({ time }) => time < seconds),
    },
  };
}

const recordings = [45, 120] as const;

export function audioMedia(itemId: number, turn: number): Content {
  const seconds = inTurn(recordings, turn);
  return {
    duration: seconds,
    media: {
      sources: [{ definition: Definition.Auto, type: 'm4a', path: `audio/${seconds}s.m4a` }],
      captions: captions(itemId),
    },
  };
}

const papers = [
  { name: 'guide', pageCount: 8 },
  { name: 'checklist', pageCount: 3 },
  { name: 'deck', pageCount: 6 },
  { name: 'handbook', pageCount: 15 },
] as const;

export function documentMedia(turn: number): Content & { fileLabel: FileLabel } {
  const { name, pageCount } = inTurn(papers, turn);
  if (name === 'deck') {
    const pages = Array.from({ length: pageCount }, (_, index) => `slides/${index + 1}.svg`);
    const path = pages[0] ?? '';
    return {
      fileLabel: FileLabel.Ppt,
      pageCount,
      media: { document: { type: 'images', path, pages, pageCount } },
    };
  }
  const path = `documents/${name}.pdf`;
  return { fileLabel: FileLabel.Pdf, pageCount, media: { document: { type: 'pdf', path, pageCount } } };
}

const pictures = {
  display: [
    {
      path: 'images/display-good.svg',
      caption: text('分组清楚，主推品在黄金视线', 'Clear groups, key goods at eye level'),
    },
    {
      path: 'images/display-improve.svg',
      caption: text('待改进：空缺、混放、占用通道', 'To improve: gaps, mixed goods, blocked path'),
    },
  ],
  floor: [
    {
      path: 'images/floor-before.svg',
      caption: text('改善前：工具散放，通道被占', 'Before: tools scattered, path blocked'),
    },
    {
      path: 'images/floor-after.svg',
      caption: text('改善后：定位、定量、通道畅通', 'After: places, quantities, free paths'),
    },
  ],
  canvas: [
    {
      path: 'images/canvas-shop.svg',
      caption: text('门店生意：客户细分最需要验证', 'A shop: its customers need proof'),
    },
    {
      path: 'images/canvas-platform.svg',
      caption: text('平台生意：价值主张最需要验证', 'A platform: its value needs proof'),
    },
  ],
};

export function imageMedia(itemId: number): Content {
  const courseId = Math.floor(itemId / 100);
  const images = courseId === 203 ? pictures.display : courseId === 303 ? pictures.floor : pictures.canvas;
  return { pageCount: images.length, media: { images } };
}
