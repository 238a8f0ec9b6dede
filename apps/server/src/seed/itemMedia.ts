import { Definition, FileLabel } from '@stoa/domain';
import type { courseItem, ItemMedia } from '../db/schema/index.ts';
import { speechSeconds, startsOf } from './captions.ts';
import { documents, pageCountOf } from './data/documents/index.ts';
import { scripts } from './data/scripts/index.ts';
import type { Script } from './data/scripts/index.ts';
import { text } from './data/text.ts';
import type { Scene } from './scenes.ts';

type Content = Pick<typeof courseItem.$inferInsert, 'duration' | 'pageCount' | 'size'> & { media: ItemMedia };

/** Length of a segment of the films in the repository. */
export const segmentSeconds = 4;

function scriptOf(itemId: number): Script {
  const script = scripts[itemId];
  if (script === undefined) throw new Error(`Lesson ${itemId} has no script.`);
  return script;
}

/** Media paths of captions, whose text the server writes with `captionsFor`. */
const captions = (itemId: number) => [
  { lang: 'zh-CN', label: '中文', path: `captions/${itemId}/zh.vtt` },
  { lang: 'en', label: 'English', path: `captions/${itemId}/en.vtt` },
];

/** Chapter marks of a film or recording of this length. */
const markersOf = (script: Script, duration: number): ItemMedia['markers'] => {
  const starts = startsOf(script, duration);
  return script.chapters.map(({ title, first }) => ({ time: Math.floor(starts[first] ?? 0), title }));
};

/**
 * A film starts with the card of its lesson, continues with the scene of its course, and lasts as long as its
 * script.
 */
export function filmMedia(itemId: number, scene: Scene): Content {
  const script = scriptOf(itemId);
  const seconds = Math.ceil(speechSeconds(script) / segmentSeconds) * segmentSeconds;
  return {
    duration: seconds,
    media: {
      sources: [
        {
          definition: Definition.Auto,
          type: 'hls',
          path: `films/${scene}/${seconds}s-${itemId}/master.m3u8`,
        },
      ],
      posterPath: `posters/${itemId}.webp`,
      captions: captions(itemId),
      markers: markersOf(script, seconds),
    },
  };
}

/** Lengths of the recordings in the repository. */
const recordings = [45, 120, 180] as const;

/** The shortest recording in which its script can be spoken without haste. */
export function audioMedia(itemId: number): Content {
  const script = scriptOf(itemId);
  const needed = script.seconds ?? 0.6 * speechSeconds(script);
  const seconds = recordings.find((one) => one >= needed) ?? 180;
  return {
    duration: seconds,
    media: {
      sources: [{ definition: Definition.Auto, type: 'm4a', path: `audio/${seconds}s.m4a` }],
      captions: captions(itemId),
      markers: markersOf(script, seconds),
    },
  };
}

/** A document has a cover and the pages that its author wrote. */
export function documentMedia(itemId: number): Content & { fileLabel: FileLabel } {
  const document = documents[itemId];
  if (document === undefined) throw new Error(`Lesson ${itemId} has no document.`);
  const pageCount = pageCountOf(document);
  if (document.form === 'pdf') {
    const path = `documents/${itemId}.pdf`;
    return { fileLabel: FileLabel.Pdf, pageCount, media: { document: { type: 'pdf', path, pageCount } } };
  }
  const pages = Array.from({ length: pageCount }, (_, index) => `slides/${itemId}/${index + 1}.svg`);
  const path = pages[0] ?? '';
  return {
    fileLabel: FileLabel.Ppt,
    pageCount,
    media: { document: { type: 'images', path, pages, pageCount } },
  };
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
    {
      path: 'images/canvas-subscription.svg',
      caption: text('订阅生意：收入最需要验证', 'A subscription: its revenue needs proof'),
    },
  ],
};

export function imageMedia(itemId: number): Content {
  const courseId = Math.floor(itemId / 100);
  const images = courseId === 203 ? pictures.display : courseId === 303 ? pictures.floor : pictures.canvas;
  return { pageCount: images.length, media: { images } };
}
