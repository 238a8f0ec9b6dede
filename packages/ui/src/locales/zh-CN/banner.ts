/** Words of the banners, in simplified Chinese. */
const banner = {
  bannerModule: {
    open: '去看看',
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
