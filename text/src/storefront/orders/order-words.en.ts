import type { Platform } from '@longhaul/domain/links/parsed-link.ts'

/** The platforms of goods, by the link engine's names. Any other is shown as "other shop". */
const platforms: Record<Platform, string> = {
  taobao: 'Taobao',
  tmall: 'Tmall',
  '1688': '1688',
  weidian: 'Weidian',
  jd: 'JD.com',
  pinduoduo: 'Pinduoduo',
  xianyu: 'Xianyu',
  douyin: 'Douyin',
  kuaishou: 'Kuaishou',
  xiaohongshu: 'Xiaohongshu',
  dewu: 'Dewu',
  suning: 'Suning',
  vip: 'Vipshop',
  youzan: 'Youzan',
  yupoo: 'Yupoo',
  dangdang: 'Dangdang',
}

/** Texts shared by the goods page, the cart and the orders. */
export const text = {
  platforms,
  otherShop: 'Other shop',
  serviceNote: (percent: string) => `${percent} of goods and delivery within China`,
  amounts: {
    goods: 'Goods',
    freight: 'Delivery within China',
    service: 'Our fee',
    photos: 'Detail photos',
    coupon: 'Coupon',
    total: 'Total',
  },
}
