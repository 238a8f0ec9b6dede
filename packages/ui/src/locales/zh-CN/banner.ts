import { TargetKind } from '@stoa/domain';

/** Texts of the button of a banner, by what it leads to. */
const openWords: Readonly<Record<number, string>> = {
  [TargetKind.Course]: '查看课程',
  [TargetKind.CloudCourse]: '查看课程',
  [TargetKind.Special]: '进入专题',
  [TargetKind.Institute]: '进入学院',
  [TargetKind.Plan]: '查看计划',
  [TargetKind.AiPlan]: '查看计划',
  [TargetKind.OmoClass]: '去报名',
  [TargetKind.Live]: '去直播间',
  [TargetKind.Exam]: '去考试',
};

/** Texts of the banners, in simplified Chinese. */
const banner = {
  bannerModule: {
    open: (kind: TargetKind | undefined) => openWords[kind ?? 0] ?? '了解更多',
    name: '推荐',
    previous: '上一组',
    next: '下一组',
    page: (at: number, of: number) => `第 ${at} 组，共 ${of} 组`,
  },
  carousel: {
    carousel: '轮播',
    slide: '幻灯片',
    position: (at: number, of: number) => `第 ${at} 张，共 ${of} 张`,
    show: (at: number, of: number, title: string) => `第 ${at} 张，共 ${of} 张：${title}`,
    pause: '暂停轮播',
    play: '开始轮播',
    previous: '上一张',
    next: '下一张',
    slides: '选择一张',
  },
};

export default banner;
