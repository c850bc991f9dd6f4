import type { text as en } from './storage.en.ts'

export const text: typeof en = {
  payExtension: {
    button: '延长存放',
    buttonOf: (title) => `延长存放：${title}`,
    title: '延长存放',
    lead: (perDay) => `预付的天数与逾期天数同价，每天 ${perDay}，立即从余额支付；提前寄出不退还。`,
    days: '天数',
    says: (fee, until) => `${fee}，可存放至 ${until}`,
    now: '当前免费期至',
    after: '延长后可存放至',
    done: (date) => `可存放至 ${date}。`,
    stillLate: (count) => `该商品已经逾期，延长后仍逾期 ${count} 天，这部分在寄出时收取。`,
  },
  pay: {
    button: (fee) => `支付存放费 ${fee}`,
    buttonOf: (title, fee) => `支付存放费：${title}，${fee}`,
    title: '支付存放费',
    lead: '支付后商品放回货架，可以寄出。今天免费，从明天起继续按天计费，请尽快寄出或延长存放。',
    done: '已支付，可以重新寄出。',
  },
  moving: (warehouse) => `正在调往${warehouse}，在途天数不计入存放期，到仓放上货架后即可寄出。`,
  disposal: (date) => `${date} 起，我们可能会丢弃或变卖它。在此之前支付存放费，商品仍归你所有。`,
}
