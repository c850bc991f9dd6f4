import type { Lang } from '../lang.ts'

const en = {
  hello: (name: string) => `Hello ${name},`,
  open: {
    order: 'Open the order',
    parcel: 'Open the package',
    stock_item: 'Open the warehouse',
    inbound: 'Open the warehouse',
    funds: 'Open your balance',
    account: 'Open your account',
    conversation: 'Open the conversation',
  },
  verify: 'Verify my e-mail address',
  resetPassword: 'Set a new password',
  confirmEmail: 'Confirm my new address',
  security: 'Open account security',
  shop: 'Go to the shop',
  login: 'Log in',
  footer: (site: string) => `You get this mail because you have an account at ${site}.`,
}

const zh: typeof en = {
  hello: (name) => `${name}，你好：`,
  open: {
    order: '查看订单',
    parcel: '查看包裹',
    stock_item: '查看仓库',
    inbound: '查看仓库',
    funds: '查看余额',
    account: '查看账户',
    conversation: '查看对话',
  },
  verify: '验证邮箱',
  resetPassword: '设置新密码',
  confirmEmail: '确认新邮箱',
  security: '打开账户安全',
  shop: '去逛逛',
  login: '登录',
  footer: (site) => `你收到这封邮件，是因为你在${site}注册了账户。`,
}

/** The sentences around a notice when it is mailed. */
export const mailIn = (lang: Lang) => (lang === 'zh' ? zh : en)
