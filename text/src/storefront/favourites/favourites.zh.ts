import type { text as en } from './favourites.en.ts'

export const text: typeof en = {
  title: '收藏夹',
  tabs: { favourites: '收藏', viewed: '看过的' },
  add: '收藏',
  added: '已收藏',
  addOf: (name) => `收藏：${name}`,

  guest: '目前只保存在这台设备上，登录后会并入你的账户。',
  login: '登录',

  now: (price, read) => `${price}（${read}）`,
  from: (price) => `${price} 起`,
  dearer: (by) => `比收藏时贵 ${by}`,
  cheaper: (by) => `比收藏时便宜 ${by}`,
  unread: '价格未知',
  soldOut: '已售罄',
  savedOn: (date) => `${date} 收藏`,
  viewedOn: (date) => `${date} 看过`,

  note: {
    field: '备注',
    add: '添加备注',
    edit: '修改',
    save: '保存',
    saving: '正在保存…',
    cancel: '取消',
  },
  remove: (name) => `移除 ${name}`,
  clearFavourites: '全部移除',
  clearViewed: '清空',
  sureFavourites: '移除全部收藏？',
  sureFavouritesText: '备注也会一并删除，无法恢复。',

  noFavourites: {
    title: '还没有收藏',
    text: '粘贴喜欢的商品链接，在商品页点一下“收藏”，它就会留在这里，连同备注、收藏时的价格和最近的价格。',
    search: '商品链接',
  },
  noViewed: {
    title: '还没有看过的商品',
    text: '你在这里打开过的商品会按时间列出，方便再找到。',
  },
  off: {
    title: '已停止记录看过的商品',
    text: '你关闭了这项记录，重新开启之前什么都不会保存。',
    turnOn: '开始记录',
  },
  turnOff: '停止记录',
  turnOffHint: '列表会清空，之后不再添加。',
}
