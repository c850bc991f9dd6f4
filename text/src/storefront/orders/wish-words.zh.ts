import type { text as en } from './wish-words.en.ts'

export const text: typeof en = {
  reasons: {
    full_reduction: '满减优惠',
    negotiated: '已与卖家议价',
    shipping_discount: '运费优惠',
    page_price_wrong: '页面价格显示有误',
    other: '其他',
  },
  soldOut: {
    ask: '先联系我',
    alternative: '购买备选规格',
    cancel: '取消该商品并退款',
  },
  restricted: {
    forbidden: (names) => `没有线路可以寄往国外（${names}）。`,
    limited: (names) => `只有部分线路可寄（${names}）。`,
    and: ' · ',
    more: '查看详情',
  },
  photos: (count) => `精细拍照 ${count} 张`,
  remark: '备注',
  ownPrice: (reason) => `自定价格：${reason}`,
  tolerance: (percent) => `涨价不超过 ${percent}% 可直接购买`,
  ifSoldOut: (choice) => `如缺货：${choice}`,
  form: { soldOut: '如果缺货', priceRise: '如果涨价', priceReason: '自定价格' },
}
