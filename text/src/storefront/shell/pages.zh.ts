import type { text as en } from './pages.en.ts'

export const text: typeof en = {
  siteName: '远淘',
  noScript: '下单需要启用 JavaScript。帮助文章和价格表不启用也可以阅读。',
  unknownMiddleware: '未知的中间件',
  notBuilt: '网站页面正在准备中',
  away: '网站暂时无法访问',
  tryAgain: '已保存的内容没有丢失，请稍后重试。',
  reference: '参考编号',
  home: '返回首页',
  errorPageFailed: '显示错误页面时出错',
}
