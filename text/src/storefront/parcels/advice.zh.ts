import type { text as en } from './advice.en.ts'

export const text: typeof en = {
  title: '怎样更省钱',
  lighter: (grams, saved) => `称重减少 ${grams} 可省 ${saved}。`,
  smaller: (saved) => `这条线路按体积计费。如果包装缩小到与重量相当，可省 ${saved}。`,
  removeBoxes: (price) => `去除卖家包装只需 ${price}，往往就够了。`,
  without: (saved) => `在到门总价里占 ${saved}`,
  withoutDuty: (saved) => `在运费里占 ${saved}`,
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
    title: (days, saved) => `再等 ${days} 天，约省 ${saved}`,
    why: (things) => `：还有 ${things} 件在路上，合成一个包裹比分两次寄便宜。`,
    see: '看看路上的商品',
  },
  chosen: '已选',
  notSlower: '与上面的价格一样是估算，只推荐不比所选线路慢的线路。',
  toDoor: '均为到门总价，已含关税和税费。',
  dutyUnknown: '不含关税和税费：我们不知道当地海关会收多少。',
}
