import type { en } from './shell.en.ts'

export const zh: typeof en = {
  titleOf: (page) => `${page} · 运营后台`,
  name: '运营后台',
  navigation: '工作队列',
  loading: '正在加载页面',

  sections: {
    home: '总览',
    review: '订单审核',
    purchase: '采购',
    receive: '收货',
    stock: '库存',
    packing: '打包',
    shipping: '发货',
    conversations: '客服对话',
    refunds: '退款',
    mails: '邮件',
    books: '账目',
    sources: '商品数据',
    leads: '商务咨询',
    content: '内容',
    configuration: '配置',
  },
  counted: (section, count, late) =>
    late > 0 ? `${section}：${count} 项待处理，${late} 项超时` : `${section}：${count} 项待处理`,

  language: '语言',
  languages: { en: 'English', zh: '中文' },
  theme: '外观',
  themes: { light: '浅色', dark: '深色', system: '跟随系统' },
  account: (name) => `${name} 的账户`,
  logout: '退出登录',
  logoutHint: '登录 8 小时后自动退出。',

  keys: {
    open: '键盘快捷键',
    title: '键盘快捷键',
    here: '当前页面',
    everywhere: '所有页面',
    close: '关闭',
    then: '然后',
    single: '启用单键快捷键',
    singleHint: '如果你用语音输入或自动输入设备，请关闭。扫码不受影响。',
    help: '显示此列表',
    go: (section) => `前往${section}`,
  },

  login: {
    title: '登录运营后台',
    email: '工作邮箱',
    password: '密码',
    submit: '登录',
    busy: '正在登录…',
    hint: '仅限员工使用，买家账户无法登录。',
    emailNeeded: '请输入工作邮箱',
    passwordNeeded: '请输入密码',
    first: '登录后打开此页面。',
    shop: '前往商城',
  },

  offline: '网络已断开，恢复之前的操作不会保存。',
  failure: '系统出了点问题，你填写的内容没有丢失，请重试。',
  unreachable: '无法连接到服务器，请检查网络后重试。',
  reference: (id) => `参考编号：${id}`,
  notFound: {
    title: '页面不存在',
    text: '网址可能有误。',
    home: '返回总览',
  },
  forbidden: { title: '这个队列不归你处理', text: (reason) => `${reason}如需权限，请联系管理员。` },
  failed: {
    title: '后台的这一部分出错了',
    text: '已保存的内容没有丢失。请重新加载；如果再次出现，请告诉我们你做了什么。',
    reload: '重新加载',
  },
  updateNeeded: {
    title: '需要更新',
    text: '后台有新版本，重新加载即可继续。',
    reload: '重新加载',
  },
}
