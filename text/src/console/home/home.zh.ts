import type { text as en } from './home.en.ts'

export const text: typeof en = {
  summary: (waiting, late) => {
    if (waiting === 0) return '没有待处理的事项。'
    return late > 0
      ? `共 ${waiting} 项待处理，其中 ${late} 项已超时。`
      : `共 ${waiting} 项待处理，均在承诺时限内。`
  },
  queues: {
    review: { name: '待审核', what: '已付款，尚未审核' },
    purchase: { name: '待采购', what: '已审核，尚未购买' },
    waiting: { name: '待买家确认', what: '已询问或待补款' },
    seller: { name: '待卖家发货', what: '已购买，暂无快递单号' },
    arriving: { name: '在途', what: '卖家已发货' },
    refunds: { name: '退款申请', what: '待决定或待退款' },
    inspect: { name: '待验货', what: '已到仓，尚未上架' },
    abnormal: { name: '异常', what: '已上报，等待买家决定' },
    unclaimed: { name: '无主包裹', what: '已到仓，无人预报' },
    pack: { name: '待打包', what: '已付款的包裹' },
    ship: { name: '待发货', what: '已打包，暂无运单号' },
    reviews: { name: '待审核评价', what: '审核后才会公开' },
    public_lists: { name: '公开清单', what: '待处理的举报' },
    conversations: { name: '待回复', what: '买家提问，等待回复' },
    remittances: { name: '汇款', what: '待入账或拒绝' },
    withdrawals: { name: '提现', what: '待处理或待人工付款' },
    differences: { name: '对账差异', what: '渠道与账目不一致' },
    approvals: { name: '待复核', what: '一人已发起，须由另一人复核' },
    alarms: { name: '物流需处理', what: '异常、超时、未能跟踪' },
    claims: { name: '理赔', what: '待处理或待赔付' },
    leads: { name: '新的商务咨询', what: '尚未跟进' },
    transit: { name: '国际运输中', what: '已交给承运商' },
  },
  notes: {
    title: '上一班留的话',
    none: '没有留话。',
    by: (name, at) => `${name}，${at}`,
    done: (name) => `${name} 接了`,
    write: '给下一班',
    hint: '同仓的人都看得到，直到有人勾掉。',
    send: '留话',
  },
  now: {
    title: '现在该做',
    what: (queue, count) => `${queue} ${count} 项`,
    go: '去做',
    does: '去做最急的一项',
  },
  lateTitle: '已超时',
  dueTitle: '今天到期',
  waitingTitle: '其他待处理',
  due: (count) => `${count} 项今天到期`,
  day: {
    title: '今日完成',
    figures: {
      reviewed: '已审核',
      bought: '已采购',
      scanned: '已签收',
      shelved: '已上架',
      packed: '已打包',
      shipped: '已发货',
      answered: '已回复',
      refunded: '已退款',
      credited: '汇款入账',
      paid_out: '已付提现',
    },
    usual: (count) => `往常此时 ${count}`,
    line: (what, today, usual) => `今天${what} ${today}${usual === null ? '' : `，往常此时 ${usual}`}`,
    noUsual: '暂无往日数据',
    mine: (count) => `其中你 ${count}`,
    own: '你今天',
    ownHint: '和自己往常这时比，只有你、班组长和管理员看得到。',
    usualShort: (count) => `往常 ${count}`,
    clerks: '今日各同事完成数，旁边是本人往常此时',
    clerk: '同事',
  },
  oldest: '最早',
  late: (count) => `${count} 项超时`,
  promise: {
    time: (hours, minutes) => {
      if (hours === 0) return `${minutes} 分钟`
      return minutes === 0 || hours >= 10 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分`
    },
    left: (time, by) => `最急：${by} 前，还剩 ${time}工时`,
    late: (time, by) => (time === null ? `最早：${by} 前应做完` : `最早：${by} 前应做完，已晚 ${time}工时`),
    someLate: (count) => `${count} 项超时。`,
    none: '没有超时。',
  },
  clear: '已处理完',
  booksOff: '账目不平',
  toBooks: '查看问题',
  outOfOrder: {
    database: '数据库意外停止，正在重新启动',
    jobs: '后台任务已停止，正在重新启动',
    disk_full: '磁盘已满，无法保存新内容。请服务器管理员立即清理空间',
    disk_low: '磁盘空间即将用尽。请服务器管理员尽快清理',
    replica: '数据库副本滞后或不可用：列表和报表暂由主库提供',
  },
}
