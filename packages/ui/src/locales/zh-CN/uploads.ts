/** Words of uploads, in simplified Chinese. */
const uploads = {
  dropzone: {
    choose: (many: boolean): string => (many ? '选择文件，或拖到这里' : '选择一个文件，或拖到这里'),
    drop: '松开即可添加',
    pasteHint: '也可以直接粘贴图片',
    accepts: (extensions: readonly string[], limit: string) =>
      `支持 ${extensions.join('、')}，单个文件不超过 ${limit}`,
    upTo: (count: number) => `最多 ${count} 个`,
    refused: '以下文件没有添加',
    reasons: {
      folder: (name: string) => `“${name}”是文件夹，请打开它选择里面的文件。`,
      extension: (name: string, extensions: readonly string[]) =>
        `“${name}”的类型不支持，请换成 ${extensions.join('、')}。`,
      empty: (name: string) => `“${name}”是空文件，请检查后重新选择。`,
      size: (name: string, size: string, limit: string) =>
        `“${name}”有 ${size}，超过了 ${limit}，请压缩后再试。`,
      count: (name: string, count: number) => `“${name}”没有添加，最多 ${count} 个文件。`,
    },
    more: (count: number) => `还有 ${count} 个文件没有添加。`,
    dismiss: '知道了',
  },
  uploadQueue: {
    name: '上传列表',
    whole: '全部文件的上传进度',
    tally: (done: number, count: number) =>
      done === count ? `${count} 个文件已全部上传` : `共 ${count} 个文件，已完成 ${done} 个`,
    failures: (count: number) => `${count} 个失败`,
    rests: (count: number) => `${count} 个已暂停`,
    retryAll: '全部重试',
    waiting: '等待上传',
    paused: '已暂停',
    uploading: '上传中',
    done: '上传完成',
    failed: '上传失败',
    failedFor: (reason: string) => `上传失败：${reason}`,
    progress: (name: string) => `${name}，上传进度`,
    speed: (size: string) => `${size}/s`,
    left: (seconds: number) => {
      if (seconds < 60) return `还剩 ${seconds} 秒`;
      const minutes = Math.ceil(seconds / 60);
      return minutes < 60
        ? `还剩 ${minutes} 分钟`
        : `还剩 ${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分钟`;
    },
    of: (sent: string, size: string) => `${sent} / ${size}`,
    pause: (name: string) => `暂停 ${name}`,
    resume: (name: string) => `继续上传 ${name}`,
    retry: (name: string) => `重试 ${name}`,
    cancel: (name: string) => `取消上传 ${name}`,
    remove: (name: string) => `移除 ${name}`,
    spokenStart: (count: number) => `开始上传 ${count} 个文件。`,
    spokenDone: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} 上传完成。` : `${names.length} 个文件上传完成。`,
    spokenFailed: (name: string, reason: string) => `${name} 上传失败：${reason}`,
    spokenFailures: (count: number) => `${count} 个文件上传失败。`,
    spokenOver: (done: number, failed: number) =>
      failed === 0 ? '全部上传完成。' : `上传结束，${done} 个完成，${failed} 个失败。`,
    empty: '还没有文件',
  },
  imageUpload: {
    current: '当前图片',
    none: '还没有图片',
    choose: '上传图片',
    replace: '更换',
    remove: '移除',
    title: '裁剪图片',
    stage: '裁剪区，拖动或用方向键移动图片',
    zoom: '缩放',
    percent: (value: number) => `${value}%`,
    rotate: '旋转 90°',
    help: '拖动图片，或用方向键移动；用滑块缩放。',
    cancel: '取消',
    confirm: '使用这张图片',
    unreadable: '这个文件不是能打开的图片，请换成 png 或 jpeg。',
    turned: (degrees: number) => `已旋转到 ${degrees}°`,
  },
};
export default uploads;
