/** Texts of navigation and of floating panels, in simplified Chinese. */
const navigation = {
  anchorNav: { name: '本页目录' },
  companySwitcher: {
    title: '切换企业',
    search: '搜索企业',
    list: '我的企业',
    current: '当前企业',
    pending: '正在切换',
    switching: (name: string) => `正在切换到${name}`,
    nothing: (typed: string) => `没有找到“${typed}”`,
  },
  sideNav: { name: '栏目导航', fold: '收起导航', unfold: '展开导航' },
  stepper: {
    name: '步骤',
    state: { done: '已完成', current: '当前步骤', upcoming: '未开始', error: '有误' },
    position: (at: number, of: number) => `第 ${at} 步，共 ${of} 步`,
  },
};
export default navigation;
