import type { text as en } from './knowledge.en.ts'

/** 下单前，仓库对商品的了解。 */
export const text: typeof en = {
  seen: {
    title: '我们的秤怎么说',
    weighed: (pieces) => `这款我们称过 ${pieces} 件`,
    weighedOption: (pieces) => `这个款式我们称过 ${pieces} 件`,
    never: '这款我们还没有称过',
    weight: '单件重量',
    between: (low, high) => (low === high ? low : `${low}–${high}`),
    longest: (length) => `最长边 ${length}`,
    days: (range) => `下单到入仓 ${range} 天`,
    fine: (arrived) => `到仓 ${arrived} 件，全部与描述相符`,
    wrong: (wrong, arrived, what) => `到仓 ${arrived} 件，${wrong} 件有问题：${what}`,
    problems: {
      bought_too_few: '少买',
      bought_too_many: '多买',
      bought_wrong: '买错',
      sent_too_few: '卖家少发',
      sent_too_many: '卖家多发',
      sent_wrong: '卖家发错',
      never_sent: '卖家未发货',
      damaged: '到货破损',
      poor_quality: '质量差',
    },
    holds: (percent) => `100 件中有 ${percent} 件在此范围内。`,
    version: (version) => (version === 0 ? '初始参考表' : `第 ${version} 版估算`),
    versionOf: (version, day) => `第 ${version} 版估算，${day}`,
    source: '来源',
    failed: '仓库的称重记录加载失败。',
  },
}
