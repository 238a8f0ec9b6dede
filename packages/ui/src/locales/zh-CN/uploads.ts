/** Texts of uploads, in simplified Chinese. */
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
    replace: '更换图片',
    remove: '移除图片',
    atLeast: (width: number, height: number) => `至少 ${width} × ${height} 像素`,
    unreadable: '这个文件打不开，请换一张 png 或 jpeg 图片。',
    small: (width: number, height: number, minWidth: number, minHeight: number) =>
      `图片只有 ${width} × ${height} 像素，至少需要 ${Math.ceil(minWidth)} × ${Math.ceil(minHeight)}，请换一张更清晰的。`,
    vast: (width: number, height: number, megapixels: number) =>
      `图片有 ${width} × ${height} 像素，超过了 ${megapixels * 100} 万像素，请缩小后再试。`,
    unmade: '图片没有生成，请重试，或换一张图片。',
    title: '裁剪图片',
    stage: '裁剪区',
    help: '拖动图片，或点一下想放在正中的位置。键盘：方向键移动，按住 Shift 移得更远，+ 和 - 缩放，0 复原。',
    zoom: '缩放',
    zoomIn: '放大',
    zoomOut: '缩小',
    percent: (value: number) => `${value}%`,
    place: (across: number, down: number, zoom: number) =>
      `取景中心在横向 ${across}%、纵向 ${down}%，缩放 ${zoom}%`,
    cancel: '取消',
    confirm: '使用这张图片',
  },
};
export default uploads;
