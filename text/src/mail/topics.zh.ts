import type { text as en } from './topics.en.ts'

export const text: typeof en = {
  title: '接收哪些邮件',
  sentTo: (email) => `发送到 ${email}。`,
  change: '更换邮箱',
  always: '一定发送，立即',
  choices: { at_once: '立即', daily: '每天一封', off: '不发' },
  topics: {
    decisions: '需要你答复或付款',
    security: '账户安全',
    parcels: '包裹',
    orders: '订单与仓库',
    money: '款项',
    replies: '客服回复',
    offers: '优惠券与积分',
  },
  hints: {
    decisions: '验货问题、涨价、海关、补款、免费存放最后一天',
    security: '新的登录、修改密码或邮箱、提现申请',
    parcels: '已寄出、有延误、待自提',
    orders: '已购买、卖家已发货、已入库和照片、已打包',
    money: '订单付款、充值、退款、打款、套餐',
    replies: '邮件内附回复内容',
    offers: '发给你的优惠券、快到期的积分',
  },
  daily: (hour, clock) => `每日邮件在 ${hour}:00 发送（${clock}），没有动态就不发。`,
  hour: '每日邮件的发送时间',
  hourHint: (clock) => `${clock}，没有动态的日子不发`,
  recent: (count) => `按这样的设置，过去 30 天你会收到 ${count} 封邮件。`,
  all: (count) => `如果全部立即发送，会是 ${count} 封。`,
  saved: '已保存',
}
