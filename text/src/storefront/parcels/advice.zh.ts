import type { text as en } from './advice.en.ts'

export const text: typeof en = {
  title: '怎样更省钱',
  lighter: (grams, saved) => `称重减少 ${grams} 可省 ${saved}。`,
  smaller: (saved) => `这条线路按体积计费。如果包装缩小到与重量相当，可省 ${saved}。`,
  removeBoxes: (price) => `去除卖家包装只需 ${price}，往往就够了。`,
  without: (saved) => `在这个包裹里占 ${saved}`,
  withoutNothing: '不增加这个包裹的费用',
  withoutLess: (more) => `去掉它反而多付 ${more}`,
  together: (saved, count) => `合成一个包裹，比分 ${count} 个寄省 ${saved}。`,
  splitCheaper: (count, saved) => `分成 ${count} 个包裹比合寄省 ${saved}：`,
  splitOnly: (count) => `没有一条线路能一起寄。分成 ${count} 个包裹就可以：`,
  package: (index) => `包裹 ${index}`,
  total: (count) => `${count} 个包裹合计`,
  choose: '选这些',
  chooseOf: (index) => `选中包裹 ${index} 的商品`,
  wait: {
    wait: (things, saved) => `建议等还在路上的 ${things} 件：一起寄比分两次寄约省 ${saved}。`,
    send: (things) => `建议现在就寄：等还在路上的 ${things} 件省不了多少。`,
    apart: (things) => `建议现在就寄：还在路上的 ${things} 件不能装进同一个包裹。`,
    rest: (grams, days) => `它们预计重 ${grams}，${days} 天内到仓。`,
    free: (days) => (days === 0 ? '已到仓的商品免费仓储期已过。' : `已到仓的商品还可免费存放 ${days} 天。`),
    late: (fee) => `到那时的存放费 ${fee} 已计算在内。`,
  },
  chosen: '已选',
  notSlower: '与上面的价格一样是估算，只推荐不比所选线路慢的方式。',
}
