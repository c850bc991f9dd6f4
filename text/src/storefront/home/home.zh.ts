import type { text as en } from './home.en.ts'

export const text: typeof en = {
  title: '一个链接，买遍中国店铺',
  promise: '粘贴链接，我们代购，寄到你手里。',
  lead: (freeDays) =>
    `每件商品都验货、称重、拍照，免费存放 ${freeDays} 天，再和你的其他商品合成一个包裹寄出。`,
  accepts:
    '淘宝、天猫、1688、微店、京东、拼多多、闲鱼等，带链接的分享文字、清单和其他代购的链接也可以。不用注册就能看到价格。',
  tryLinks: '手边没有链接？试试演示商城的：',
  tryNames: ['连帽卫衣', '手冲咖啡壶', '皮面笔记本'],
  tryMall: '全部商品',
  filled: {
    label: '填好的示例',
    paste: '你粘贴这段',
    pasted: { before: '【淘宝】“重磅纯棉连帽卫衣 男女同款”', after: '点击链接直接打开' },
    get: '得到这张单',
    goods: '重磅纯棉连帽卫衣，加绒',
    options: '颜色 墨绿 · 尺码 L',
    door: (country) => `寄到${country}，全部费用`,
    now: '现在付',
    later: '寄出时付',
    by: (min, max, weight) =>
      `${min === null || max === null ? '专线' : `空运 ${min} 至 ${max} 天`}，按 ${weight} 单独寄计算，合并寄更省。`,
  },
  howToBuy: '一步步学下单',
}
