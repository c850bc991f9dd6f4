import { spacedName } from '../../spaced-name.ts'
import type { text as en } from './public-list.en.ts'

/** 买家公开的清单。 */
export const text: typeof en = {
  title: '公开清单',
  items: (count) => `${count} 件商品`,
  by: (name, count, day) => `${name} 的清单 · ${count} 件商品 · ${day} 更新`,
  description: (name, count) => `${name} 的清单：${count} 件国内商品，附仓库实拍和实测重量。`,
  whose: (name) => `这份清单由 ${name} 整理。`,
  earns: (site) =>
    `你从清单下单时，${spacedName(site)}收取服务费；我们没有为清单付费，也不核实其中的文字。不经过清单购买，价格也一样。`,
  earnsShared: (site) =>
    `你从清单下单时，${spacedName(site)}收取服务费；通过本页注册的买家，其服务费的一部分归清单作者。我们不核实其中的文字。不经过清单购买，价格也一样。`,
  cardEarns: '作者从注册中获得分成',
  sources: '实拍、重量和问题率来自我们仓库收到的同款商品，与下单人无关。',

  price: (price, day) => `${price}（${day}）`,
  priceUndated: (price) => `${price}（日期不详）`,
  noPrice: '价格未知',
  weighs: (weight, pieces) => `${weight}，已称 ${pieces} 件`,
  notWeighed: '还没有称过',
  wrong: (wrong, arrived, problem) =>
    `${arrived} 件中 ${wrong} 件有问题${wrong === 1 ? '：' : '，多为'}${problem}`,
  fine: (arrived) => `${arrived} 件均无问题`,
  photoOf: (title) => `仓库实拍：${title}`,
  everything: '查看已知信息',

  buy: '加入购物车',
  buyOf: (title) => `加入购物车：${title}`,
  together: (count) => (count === 1 ? '一件到手价' : `${count} 件合寄到手价`),
  firstTogether: (count) => `前 ${count} 件合寄到手价`,
  copy: '复制清单',
  copyHint: '复制到我的清单，按今天的价格选择规格，再一次加入购物车。',
  copyLogin: '登录并复制清单',
  busy: '请稍候…',

  goneTitle: '这份清单已不再公开',
  gone: '整理者已撤回，或已被我们下架。',
  home: '返回首页',

  report: '举报这份清单',
  reportLead: '每条举报都会有人查看。我们不保存举报人的信息，因此无法在这里答复你。',
  reason: '有什么问题？',
  reasons: {
    illegal: '违法或违禁内容',
    unsafe: '危险商品',
    counterfeit: '假货或侵权',
    misleading: '误导或广告',
    offensive: '侮辱或威胁',
    personal_data: '泄露个人信息',
    other: '其他',
  },
  words: '补充说明',
  send: '提交举报',
  sent: '已收到，感谢反馈。',

  card: (count) => `${count} 件商品 · 附仓库实拍和重量`,
  open: '打开清单',

  publish: {
    title: '公开这份清单',
    lead: '公开页面展示已就绪的商品：商品、规格、单价，以及仓库的实测信息。数量、备注和你自己写的文字不会公开。',
    none: '还没有可以展示的商品。',
    count: (count) => `页面将展示 ${count} 件商品。`,
    most: '一个页面最多展示前 200 件。',
    name: '页面标题',
    intro: '简单介绍',
    shownName: '页面上显示的名字',
    shownNameHint: '可用任意名字。不会显示你的邮箱和账户。',
    make: '公开',
    update: '重新公开',
    updateHint: '再次公开之前，页面内容保持不变。',
    at: '公开地址',
    copyWhat: '清单地址',
    shown: (count, day) => `${count} 件商品，${day} 公开`,
    withdraw: '撤回',
    withdrawn: '已撤回，其他人看不到。再次公开时地址不变。',
    takenDown: '已被我们下架，不能再次公开。',
    why: (reason) => `原因：${reason}`,
    done: '清单已公开',
    ended: '清单已不再公开',
  },
}
