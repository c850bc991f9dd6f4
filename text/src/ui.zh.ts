import type * as en from './ui.en.ts'

export const frameText: typeof en.frameText = {
  skipToMain: '跳到主要内容',
  backToTop: '回到顶部',
}

export const dialogText: typeof en.dialogText = {
  confirm: '确认',
  cancel: '返回',
  close: '关闭',
  dialogType: { success: '成功', warning: '警告', error: '错误', notice: '提示' },
  working: '正在处理…',
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

export const copyText: typeof en.copyText = {
  copyWhat: (what) => `复制${what}`,
  copied: '已复制',
  copyFailed: '浏览器阻止了复制。请选中文字后手动复制。',
}

export const pagerText: typeof en.pagerText = {
  loadMore: '加载更多',
  loadingMore: '正在加载…',
  endOfList: '没有更多了',
  nowShown: (count) => `已显示 ${count} 条`,
}

export const text: typeof en.text = {
  frameText,
  dialogText,
  toastText,
  fieldText,
  summaryText,
  passwordText,
  quantityText,
  tableText,
  stateText,
  copyText,
  pagerText,
}
