import type { text as en } from './error-page.en.ts'

export const text: typeof en = {
  unknownMiddleware: '未知的中间件',
  tryAgain: '已保存的内容没有丢失，请稍后重试。',
  errorPageFailed: '显示错误页面时出错',
  home: '返回首页',
}
