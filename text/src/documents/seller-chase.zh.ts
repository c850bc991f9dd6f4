import type { text as en } from './seller-chase.en.ts'

export const text: typeof en = {
  not_sent: ({ number, days, asked }) =>
    asked
      ? `您好，订单 ${number} 下单已经 ${days} 天，之前也问过您，还没有发货。麻烦今天发出并告诉我们快递单号，发不了的话我们就申请退款了，谢谢。`
      : `您好，订单 ${number} 下单已经 ${days} 天，还没有发货。请问什么时候能发？发出后麻烦告诉我们快递单号，谢谢。`,
  not_arrived: ({ number, days, trackingNumbers, asked }) =>
    asked
      ? `您好，订单 ${number} 的快递 ${trackingNumbers} 发出已经 ${days} 天，之前也问过您，仓库还没有收到。麻烦今天回复快递公司怎么说，丢件的话请补发或退款，谢谢。`
      : `您好，订单 ${number} 的快递 ${trackingNumbers} 发出已经 ${days} 天，仓库还没有收到。麻烦帮忙问一下快递公司到哪里了，谢谢。`,
}
