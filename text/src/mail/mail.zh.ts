import type { text as en } from './mail.en.ts'

export const text: typeof en = {
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
  warehouseTime: (moment) => `北京时间 ${moment}`,
  verify: '验证邮箱',
  resetPassword: '设置新密码',
  confirmEmail: '确认新邮箱',
  security: '打开账户安全',
  policy: '打开权限与限额',
  shop: '去逛逛',
  login: '登录',
  footer: (site) => `你收到这封邮件，是因为你在${site}注册了账户。`,
}
