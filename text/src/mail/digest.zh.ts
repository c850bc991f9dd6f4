import type { text as en } from './digest.en.ts'

export const text: typeof en = {
  subject: '今日动态',
  heading: (count) => `${count} 条动态，无需答复`,
  sections: {
    stock_item: '已入库',
    inbound: '寄往仓库的包裹',
    parcel: '国际包裹',
    order: '订单',
    funds: '余额',
    account: '账户',
    conversation: '客服回复',
  },
  more: (count) => `另有 ${count} 条，见消息页`,
  open: '查看消息',
  note: (hour) => `每天 ${hour}:00 一封，没有动态就不发。`,
  choose: '改为逐条发送或不发送',
}
