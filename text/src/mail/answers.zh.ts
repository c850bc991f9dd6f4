import type { text as english } from './answers.en.ts'

export const text: typeof english = {
  label(kind, choice, { pay, back }) {
    if (kind === 'problem') {
      if (choice === 'accept') return '按现状留下'
      return back ? `退货，退回 ${back}` : '退货'
    }
    if (choice === 'decline') return back ? `取消，退回 ${back}` : '取消'
    if (pay) return `继续买，补 ${pay}`
    return kind === 'price' ? '按新价格购买' : '接受变动'
  },
  note: '点按钮会打开一个页面，再确认一次才算数。无需登录即可使用，请不要转发这封邮件。',
  question: (label) => `${label}？`,
  until: (moment) => `期限：${moment}`,
  asks(kind, choice, { pay, back }) {
    if (kind === 'problem')
      return choice === 'accept'
        ? '我们会按现状把它放上你的货架。'
        : `我们会为它提交退款申请。${back ? `处理完后，${back} 退回余额。` : ''}`
    if (choice === 'decline') return back ? `我们不会购买，${back} 退回余额。` : '我们不会购买。'
    return pay ? `从余额扣除 ${pay}，然后购买。` : '我们会按变动后的内容购买。'
  },
  saved: '答复已保存',
  savedAs: {
    accept: { price: '正在购买', options: '正在购买', free: '正在购买', problem: '已留在你的货架上' },
    decline: { price: '已取消', options: '已取消', free: '已取消', problem: '退款申请已提交' },
  },
  afterwards: '详情见订单页面。',
  changeMine: (moment) => `更改答复（期限：${moment}）`,
  onceOnly: '答复只能改一次，改后不能再改。',
  keepAnswer: '不改，保持原来的答复',
  elsewhere: (moment) => `已于 ${moment}答复`,
  elsewhereAs: { accepted: '你选择了接受', declined: '你选择了不接受' },
  late: (moment) => `期限已过：${moment}`,
  lateAs: { price: '我们已取消', options: '我们已取消', free: '我们已取消', problem: '我们按现状为你保留' },
  lateText: '到期没有收到你的答复。如果想改变，请联系客服。',
  withdrawn: '不用答复了',
  withdrawnText: '我们撤回了这个问题，订单照常进行。',
  dead: '链接已失效',
  deadTitle: (canRenew) => (canRenew ? '获取新链接，或登录' : '请登录后答复'),
  deadText: '邮件里的链接在期限过后 14 天失效，有了新链接，旧的也会失效。等你处理的事项在首页。',
  askedAgain: '关于这件商品还有一个新问题，这个链接无法答复，请用新链接。',
  changed: '发出邮件后金额有变，新链接会显示现在的金额。',
  renew: '给我发新链接',
  renewed: '请查收邮件',
  renewedText: '如果有等你答复的问题，新链接会发到你账户的邮箱。每小时最多发一次，只有最新的链接有效。',
  low: '余额不够，无法这样答复',
  rows: { pay: '还需付', available: '余额', missing: '还差' },
  again: '页面打开太久了，请再点一次按钮。',
  open: '查看订单',
  login: '登录',
  topUp: '登录并充值',
  ask: '就此联系客服',
}
