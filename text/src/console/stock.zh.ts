import type { en } from './stock.en.ts'

export const zh: typeof en = {
  searchLabel: '单号、货架、标题或买家',
  none: '这里没有商品。',
  noneFound: '没有符合条件的结果。',
  searchAll: '在全部状态中搜索',
  item: '商品',
  measures: '重量与尺寸',
  problem: '异常',
  shelf: '货架',
  storage: '存放',
  received: '到仓时间',
  day: (days) => `第 ${days} 天`,
  over: '免费期已过',
  detail: '库存商品',
  inspect: '去验货',
  photos: '照片',
  noPhotos: '还没有照片。',
  stage: '状态',
}
