import { TargetKind } from '@stoa/domain';
import type { Rule } from './faq.ts';

const info = (tab: string) => ({ kind: TargetKind.Url, url: `/user/info?tab=${tab}` });

/** Rules about using the portal; only the areas that are built have any. */
export const portalRules: readonly Rule[] = [
  {
    title: { zh: '怎么记笔记？', en: 'How do I take notes?' },
    words: { zh: '笔记 记笔记 公开笔记 记录', en: 'note notes take write public private' },
    answer: {
      zh: '学习时打开侧栏的“笔记”，可以在当前时间点记一条，以后点时间就能回到那里。笔记只有你自己能看到，选择公开后，同事才能看到。',
      en: 'Open Notes beside the lesson and write one at this very moment; its time leads you back there. Notes are yours alone unless you make one public for your colleagues.',
    },
  },
  {
    title: { zh: '怎么向讲师提问？', en: 'How do I ask a lecturer?' },
    words: {
      zh: '提问 问答 讲师 回答 采纳 问题',
      en: 'ask question answer lecturer teacher adopt reply q&a',
    },
    answer: {
      zh: '学习时打开侧栏的“问答”提问，讲师和同事都可以回答。有人回复时你会收到通知；有帮助的回答，提问的人和讲师可以采纳。',
      en: 'Open Q&A beside the lesson and ask; lecturers and colleagues can answer. You are notified of replies, and you or a lecturer can adopt the answer that helped.',
    },
  },
  {
    title: { zh: '可以上传什么文件？', en: 'Which files can I upload?' },
    words: {
      zh: '上传 文件 大小 格式 图片 附件 视频 音频 限制',
      en: 'upload file size format type picture image attachment video audio limit',
    },
    answer: {
      zh: '各类文件的要求：\n\n- **图片**：png、jpg、jpeg，不超过 10 MB\n- **附件**：pdf、Word、Excel、PPT 或图片，不超过 100 MB\n- **音频**：mp3、wav、m4a，不超过 500 MB\n- **视频**：mp4、mov、avi 等，不超过 2 GB\n\n大文件上传中断后可以接着传。',
      en: 'What is accepted:\n\n- **Pictures**: png, jpg, jpeg, up to 10 MB\n- **Attachments**: pdf, Word, Excel, PowerPoint or a picture, up to 100 MB\n- **Audio**: mp3, wav, m4a, up to 500 MB\n- **Video**: mp4, mov, avi and others, up to 2 GB\n\nA large upload that broke off goes on where it was.',
    },
  },
  {
    title: { zh: '怎么切换企业？', en: 'How do I switch company?' },
    words: {
      zh: '切换企业 切换公司 换公司 换企业 多个企业 公司',
      en: 'switch company companies change another',
    },
    answer: {
      zh: '如果你属于多个企业，点右上角的头像，选择“切换企业”。每个企业的课程、任务和学习记录是分开的。',
      en: 'If you belong to more than one, open the menu behind your picture at the top and choose Switch company. Courses, tasks and records are separate in each.',
    },
  },
  {
    title: { zh: '怎么修改或找回密码？', en: 'How do I change or reset my password?' },
    words: {
      zh: '密码 修改密码 忘记密码 找回密码 重置密码 登录',
      en: 'password change reset forgot forgotten login',
    },
    answer: {
      zh: '修改密码：打开“我的资料”的“账号安全”。忘记密码：在登录页点“忘记密码”，用短信验证码重新设置。新密码须为 8–20 位，包含字母和数字；修改后，其他设备上的登录会退出。',
      en: 'To change it, open Security in My info. If you forgot it, choose Forgot password on the login page and set a new one with an SMS code. It needs 8–20 characters with letters and digits; other devices are signed out.',
    },
    actions: [{ label: { zh: '账号安全', en: 'Security' }, target: info('security') }],
  },
  {
    title: {
      zh: '怎么调整字号、深色外观和语言？',
      en: 'How do I set text size, dark appearance and language?',
    },
    words: {
      zh: '字号 字体 文字大小 深色 浅色 外观 夜间 深色模式 夜间模式 语言 切换语言 英文 中文 字太小 看不清',
      en: 'text size font dark light appearance theme mode language english chinese',
    },
    answer: {
      zh: '点右上角的头像，选择“语言与外观”：可以选择语言、浅色或深色外观，以及四种字号。设置保存在当前浏览器。',
      en: 'Open the menu behind your picture at the top and choose Language and appearance: language, a light or dark look, and four text sizes. They are kept in this browser.',
    },
    actions: [{ label: { zh: '偏好设置', en: 'Preferences' }, target: info('preferences') }],
  },
  {
    title: { zh: '怎么换头像或修改资料？', en: 'How do I change my picture or details?' },
    words: {
      zh: '头像 换头像 照片 资料 个人资料 昵称 邮箱',
      en: 'avatar picture photo profile details email',
    },
    answer: {
      zh: '打开“我的资料”：点头像可以上传并裁剪照片，也可以修改个人资料，保存后生效。',
      en: 'Open “My info”: press your picture to upload and crop a new one, or change your details and save them.',
    },
    actions: [
      { label: { zh: '我的资料', en: 'My info' }, target: { kind: TargetKind.Url, url: '/user/info' } },
    ],
  },
  {
    title: { zh: '怎么退出登录？', en: 'How do I log out?' },
    words: { zh: '退出 退出登录 注销 登出', en: 'log logout out sign' },
    answer: {
      zh: '点右上角的头像，选择“退出登录”。在其他设备上的登录，可以在“我的资料”的“账号安全”里结束。',
      en: 'Press your picture at the top and choose “Log out”. What is signed in on other devices can be ended under “Security” of “My info”.',
    },
  },
  {
    title: { zh: '助手会记住我问的内容吗？', en: 'Does the assistant keep what I ask?' },
    words: {
      zh: '助手 对话 聊天记录 隐私 保存 记住 删除对话',
      en: 'assistant conversation chat privacy keep stored delete remember',
    },
    answer: {
      zh: '对话只有你自己能看到，换一家企业也看不到这里的。你可以随时删除一个对话，删除后内容就不再保存。',
      en: 'Only you see your conversations, and each company has its own. You can delete one at any time; then nothing of it is kept.',
    },
  },
];
