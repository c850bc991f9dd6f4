import { spacedName } from '../../spaced-name.ts'
import type { text as en } from './creator.en.ts'

/** 创作者：买家的页面，以及所有人可见的页面。 */
export const text: typeof en = {
  lead: (percent) =>
    `分享你喜欢的东西，从对方订单的服务费里获得 ${percent} 的分成。对方付的价钱和所有人一样。`,
  rules: '查看规则',
  closed: '目前不接受申请。',
  apply: '成为创作者',
  name: '页面上显示的名字',
  nameHint: '可以随意起名，不会显示你的邮箱和账户。',
  nameMissing: '请填写名字',
  about: '你在哪里做分享',
  aboutHint: '频道、博客或群组的地址，只有我们能看到。',
  send: '提交申请',
  busy: '请稍候…',
  sent: '申请已提交',
  states: {
    applied: '申请正在审核',
    declined: '申请未通过',
    active: '你是创作者',
    paused: '合作已暂停',
    ended: '合作已终止',
  },
  appliedHint: '由人工查看，结果会发消息通知你。',
  why: (reason) => `原因：${reason}`,
  again: '再次申请',

  link: '你的链接',
  linkHint: (days) => `有人点开后 ${days} 天内注册，就算由你推荐。`,
  copyWhat: '你的链接',
  lists: '你公开的清单会自动带上推荐码。',
  figures: '带来的结果',
  rate: '服务费分成',
  visits: '访问',
  registrations: '注册',
  orders: '已付款订单',
  waiting: '待发放',
  paid: '已发放到余额',
  owed: (amount) => `有 ${amount} 的分成在发放后，对应的商品退了款。这笔钱会从之后的分成里扣，不动你的余额。`,

  statement: '分成明细',
  none: '还没有分成。你推荐的买家收到商品后，分成会计入这里。',
  when: '计入日期',
  what: '状态',
  amount: '分成',
  shares: {
    held: (date) => `${date} 起发放`,
    checking: '正在核查',
    paid: '已发放到余额',
    refused: '未通过核查',
    lapsed: '因退款已收回',
  },
  takenBack: (amount) => `已收回 ${amount}`,
  kept: (amount) => `扣除此前应收回的 ${amount}`,

  page: {
    by: '清单作者',
    title: (name) => `${name} 的清单`,
    description: (name) => `${name} 在国内店铺里发现的商品，附仓库实拍和实测重量。`,
    earns: (name, site) =>
      `通过本页注册的买家，${spacedName(site)}会把其服务费的一部分分给${spacedName(name).trimEnd()}。不经过本页，价格也一样。`,
    items: (count) => `${count} 件商品`,
    updated: (day) => `${day} 更新`,
    none: '暂时没有清单。',
    register: '注册',
    how: '了解流程',
    goneTitle: '页面已停止展示',
    gone: '这位创作者已不再参加。',
    home: '返回首页',
  },
}
