import type * as en from './ui.en.ts'

export const frameText: typeof en.frameText = {
  skipToMain: '跳到主要内容',
  backToTop: '回到顶部',
}

export const dialogText: typeof en.dialogText = {
  confirm: '确认',
  cancel: '取消',
  close: '关闭',
  dialogType: { success: '成功', warning: '警告', error: '错误', notice: '提示' },
  working: '处理中…',
}

export const toastText: typeof en.toastText = {
  dismiss: '关闭提示',
}

export const fieldText: typeof en.fieldText = {
  required: '必填',
  optional: '选填',
  errorPrefix: '错误：',
  choose: '请选择',
  countOf: (count, max) => `${count} / ${max}`,
  countSpoken: (count, max) => `已输入 ${count} 个字符，最多 ${max} 个`,
}

export const summaryText: typeof en.summaryText = {
  problemTitle: '请检查以下内容',
}

export const passwordText: typeof en.passwordText = {
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  capsLock: '大写锁定已开启。',
  ruleMet: '已满足',
  ruleNotMet: '尚未满足',
}

export const quantityText: typeof en.quantityText = {
  decrease: (what) => `减少 1：${what}`,
  increase: (what) => `增加 1：${what}`,
}

export const railText: typeof en.railText = {
  stepDone: '（已完成）',
  stepFailed: '（已中止）',
}

export const tableText: typeof en.tableText = {
  sortBy: (column) => `按${column}排序`,
}

export const stateText: typeof en.stateText = {
  loading: '加载中',
  couldNotLoad: '加载失败',
  couldNotLoadHint: '你的数据没有丢失。请检查网络后重试。',
  tryAgain: '重试',
  reference: '参考编号',
}

export const galleryText: typeof en.galleryText = {
  photo: (index, total) => `第 ${index} 张，共 ${total} 张`,
  openPhoto: (caption) => `放大查看：${caption}`,
  morePhotos: (count) => `+${count}`,
  showAllPhotos: (total) => `查看全部 ${total} 张照片`,
  previousPhoto: '上一张',
  nextPhoto: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
}

export const fileText: typeof en.fileText = {
  chooseFile: '选择文件',
  replaceFile: '重新选择',
  orDropHere: '或拖到此处',
  fileRule: (kinds, megabytes) => `支持 ${kinds}，不超过 ${megabytes} MB`,
  fileWrongKind: (name, kinds) => `不支持「${name}」。请选择 ${kinds} 文件。`,
  fileTooLarge: (name, megabytes) => `「${name}」超过 ${megabytes} MB。请选择更小的文件。`,
  fileOnlyOne: '一次只能选择一个文件。',
  removeFile: (name) => `移除 ${name}`,
  uploading: (percent) => `正在上传，${percent}%`,
}

export const copyText: typeof en.copyText = {
  copyWhat: (what) => `复制${what}`,
  copied: '已复制',
  copyFailed: '浏览器阻止了复制。请选中文字后手动复制。',
}

export const pagerText: typeof en.pagerText = {
  loadMore: '加载更多',
  loadingMore: '正在加载…',
  endOfList: '已经到底了。',
  nowShown: (count) => `已显示 ${count} 条`,
}

export const timeText: typeof en.timeText = {
  warehouseTime: (time) => `仓库时间：${time}`,
  timeLeft: (days, hours, minutes) => {
    if (days > 0) return `还剩 ${days} 天`
    if (hours > 0) return `还剩 ${hours} 小时 ${minutes} 分`
    return minutes > 0 ? `还剩 ${minutes} 分钟` : '还剩不到 1 分钟'
  },
  timeOver: '已到期',
  today: '今天',
  tomorrow: '明天',
  beforeClock: ' ',
  byMoment: (moment) => `${moment} 前`,
  roughlyLeft: (ms) => {
    const hours = Math.floor(ms / 3_600_000)
    if (hours < 1) return '不到 1 小时'
    const days = Math.floor(hours / 24)
    const rest = hours % 24
    if (days === 0) return `还剩 ${rest} 小时`
    return rest === 0 || days > 2 ? `还剩 ${days} 天` : `还剩 ${days} 天 ${rest} 小时`
  },
}

export const barcodeText: typeof en.barcodeText = {
  barcodeOf: (number) => `条形码 ${number}`,
}

export const stampText: typeof en.stampText = {
  weighedTitle: '已称重',
  weighed: (weight, where) => `已称重 ${weight}，${where}`,
  seal: ['付', '讫'],
  paidOn: (day) => `付于 ${day}`,
}

export const weightText: typeof en.weightText = {
  weightTitle: '计费重量',
  weightEmpty: '选择商品后，这里显示重量对应的运费。',
  weightRoom: (weight) => `还可加 ${weight}，运费不变`,
  weightFull: '本档已满',
  weightNext: (from, fee) => `超过 ${from} 后加收 ${fee}。`,
  weightBilledAs: (weight) => `按 ${weight} 计费`,
  weightRule: (first, firstFee, step, stepFee) => `首重 ${first} ${firstFee}，续重每 ${step} ${stepFee}`,
  weightSpoken: (actual, billed, fee, room) => `${actual}，按 ${billed} 计费：${fee}。${room}。`,
}

export const starsText: typeof en.starsText = {
  stars: ['很差', '较差', '一般', '满意', '非常满意'],
  starsOf: (stars) => `${stars} 星，满分 5 星`,
  starNamed: (words, stars) => `${words}，${stars} 星，满分 5 星`,
  noStars: '尚未评分',
}

export const text: typeof en.text = {
  frameText,
  dialogText,
  toastText,
  fieldText,
  summaryText,
  passwordText,
  quantityText,
  railText,
  tableText,
  stateText,
  galleryText,
  fileText,
  copyText,
  pagerText,
  timeText,
  weightText,
  barcodeText,
  stampText,
  starsText,
}
