import type { text as en } from './order-again.en.ts'

export const text: typeof en = {
  again: (count) => (count === 1 ? '再买一次' : `全部 ${count} 件再买一次`),
  adding: '正在加入…',
  hint: '按同样的选择放入购物车，付款前会与今天的价格比对。生成清单后，可以先换尺码，或分享给朋友。',
  some: (added, count) =>
    added === 0
      ? '没有商品能放入购物车'
      : `已放入 ${count} 件中的 ${added} 件，其余没有可购买的链接或购物车已满`,
  list: '生成清单',
  listOf: (number) => `订单 ${number}`,
  other: '换个尺码或颜色',
}
