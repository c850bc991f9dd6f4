import { text as errorPage } from '../../browser/error-page.zh.ts'
import type { text as en } from './pages.en.ts'

export const text: typeof en = {
  ...errorPage,
  siteName: '远淘',
  noScript: '下单需要启用 JavaScript。帮助文章和价格表不启用也可以阅读。',
  unloaded: '页面没有加载完整。',
  unloadedAdvice: '部分文件加载失败，请重新加载；如果还是不行，请过几分钟再试。',
  reload: '重新加载',
  notBuilt: '网站页面正在准备中',
  away: '网站暂时无法访问',
  tryAgain: '已保存的内容没有丢失，请稍后重试。',
  reference: '参考编号',
}
