import type { text as en } from './closed-page.en.ts'

export const text: typeof en = {
  soon: (name) => `${name}即将开业`,
  soonWhy: '网站正在筹备，暂时不能注册和下单。',
  closed: (name) => `${name}暂停营业`,
  closedWhy: '暂时不接受新注册和新订单，进行中的订单和包裹照常处理。',
  write: '联系我们：',
  login: '登录账户',
}
