import type { text as en } from './favourites.en.ts'

export const text: typeof en = {
  title: '收藏夹',
  tabs: { favourites: '收藏', viewed: '看过的', watched: '变动提醒' },
  add: '收藏',
  added: '已收藏',
  addOf: (name) => `收藏：${name}`,

  watch: '变动提醒',
  watching: '提醒已开',
  watchOf: (name) => `变动提醒：${name}`,
  watchHint: '变价、售罄或补货时告诉你，每天最多一次。',
  endWatch: '关闭提醒',
  clearWatched: '关闭全部提醒',
  watchedUntil: (date) => `提醒至 ${date}`,
  notYet: '还没有查看过',
  unreadable: '目前读不到这个页面，请自行打开查看今天的价格。',
  states: { available: '有货', sold_out: '已售罄', option_gone: '规格已下架' },
  seen: (what, date) => `${what}，${date} 查看`,
  watchGuest: '登录后才能设置变动提醒。',
  watchClosed: '本店目前不提供变动提醒。',
  noWatched: {
    title: '还没有变动提醒',
    text: '在收藏或购物车的商品旁点“变动提醒”。半年之内，我们会不时查看商品页，在变价、售罄、补货或下架时告诉你，不会自动下单。',
  },

  guest: '目前只保存在这台设备上，登录后会并入你的账户。',
  login: '登录',

  now: (price, read) => `${price}（${read}）`,
  from: (price) => `${price} 起`,
  dearer: (by) => `比收藏时贵 ${by}`,
  cheaper: (by) => `比收藏时便宜 ${by}`,
  search: '搜索',
  shop: '店铺',
  shopOpens: (name) => `${name}，在原平台打开`,
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
    text: '粘贴喜欢的商品链接，在商品页点一下“收藏”，或收藏一家店铺、一次搜索，它就会留在这里，连同备注、收藏时的价格和最近的价格。',
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
