import type { text as en } from './order-words.en.ts'

export const text: typeof en = {
  platforms: {
    taobao: '淘宝',
    tmall: '天猫',
    '1688': '1688',
    weidian: '微店',
    jd: '京东',
    pinduoduo: '拼多多',
    xianyu: '闲鱼',
    douyin: '抖音',
    kuaishou: '快手',
    xiaohongshu: '小红书',
    dewu: '得物',
    suning: '苏宁',
    vip: '唯品会',
    youzan: '有赞',
    yupoo: '又拍相册',
    dangdang: '当当',
  },
  otherShop: '其他店铺',
  serviceNote: (percent) => `商品与国内运费的 ${percent}`,
  amounts: {
    goods: '商品',
    freight: '国内运费',
    service: '服务费',
    photos: '精细拍照',
    coupon: '优惠券',
    total: '合计',
  },
}
