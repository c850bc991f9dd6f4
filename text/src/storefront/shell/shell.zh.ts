import type { text as en } from './shell.en.ts'

export const text: typeof en = {
  titleOf: (page, site) => `${page} · ${site}`,
  homeLink: (site) => `${site}首页`,
  mainNavigation: '主导航',

  searchLabel: '商品链接',
  searchPlaceholder: '粘贴链接，或输入商品名称',
  searchButton: '帮我代购',
  bannerLabel: '粘贴链接',
  pasteButton: '粘贴',
  pasteRefused: '没有读取剪贴板的权限，请长按输入框粘贴。',

  shippingEstimate: '运费估算',
  community: '社区',
  help: '帮助中心',
  helpArticleName: '如何下单',
  language: '语言',
  currency: '同时显示其他货币',
  colours: '颜色',
  themes: { light: '浅色', dark: '深色', system: '跟随设备' },

  login: '登录',
  register: '注册',
  account: '账户',
  accountOf: (name) => `${name} 的账户`,
  orders: '订单管理',
  favourites: '收藏夹',
  lists: '清单',
  settings: '账户设置',
  addresses: '收货地址',
  warehouse: '我的仓库',
  packages: '我的包裹',
  balance: '余额',
  rewards: '优惠券',
  messages: '消息',
  messagesUnread: (count) => `消息，${count} 条未读`,
  logout: '退出登录',

  shortcuts: '快捷入口',
  cart: '购物车',
  cartOf: (count) => `购物车，${count} 件商品`,
  desk: '首页',
  home: '首页',
  waitingOn: (page, count) => `${page}，${count} 件事等你处理`,
  contact: '客服',
  shelf: '仓库',
  ordersShort: '订单',

  demo: '演示站点：店铺、付款和包裹都不是真的。',
  demoMailbox: '邮箱',
  demoStaff: { order: '以员工身份处理这笔订单', package: '以员工身份处理这个包裹' },
  demoMail:
    '这里是演示站点，邮件不会真的发出。请到<mailbox>后台的邮箱</mailbox>查看：以管理员登录后即可打开其中的链接。',
  copyright: (year, site) => `© ${year} ${site}`,

  offline: '网络已断开，已填写的内容会保留。',
  offlinePage: '网络已断开，页面暂时打不开，恢复后会自动打开。',

  notFound: {
    title: '页面不存在',
    text: '网址可能有误，或者内容已经移走。',
    home: '返回首页',
    help: '搜索帮助中心',
  },
  updateNeeded: {
    title: '需要更新',
    text: '网站已更新，重新加载即可继续，已填写的内容会保留。',
  },
  reload: '重新加载',

  approximately: (amount) => `≈ ${amount}`,
  failure: '系统出了点问题，你填写的内容没有丢失，请重试。',
  unreachable: '无法连接到网站，请检查网络后重试。',
  reference: (id) => `参考编号：${id}`,

  checks: {
    emailNeeded: '请填写邮箱地址',
    email: '请输入邮箱，例如 mei@example.com',
  },
}
