import type { text as en } from './home.en.ts'

export const text: typeof en = {
  title: '一个链接，买遍中国店铺',
  promise: '粘贴链接，我们代购，寄到你手里。',
  lead: (freeDays) =>
    `每件商品都验货、称重、拍照，免费存放 ${freeDays} 天，再和你的其他商品合成一个包裹寄出。`,
  accepts: '任何店铺、分享口令，其他代购的链接也可以：',
  marketplaces: [
    '淘宝',
    '天猫',
    '1688',
    '微店',
    '京东',
    '拼多多',
    '闲鱼',
    '得物',
    '抖音',
    '苏宁',
    '唯品会',
    '又拍',
  ],
  shelf: '我的仓库',
  howToBuy: '一步步学下单',
}
