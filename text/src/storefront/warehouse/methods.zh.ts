import type { text as en } from './methods.en.ts'

const days = (from: number, until: number) => (from === until ? `${from} 天` : `${from}–${until} 天`)

const span = (count: number) => (count < 14 ? ` ${count} 天` : `约 ${Math.round(count / 7)} 周`)

export const text: typeof en = {
  title: '怎么寄？',
  lead: (goods, packed) => `商品 ${goods}，打包后约 ${packed}`,
  head: { method: '线路', days: '预计送达', cannot: '不能寄', charged: '计费重量', price: '价格' },
  tax: { ddp: '包税', ioss: '含进口增值税', ddu: '税费到付' },
  days,
  observed: (from, until) => `近期实际天数；承诺\u00a0${from}\u2060–\u2060${until}\u00a0天`,
  promised: '按承诺',
  cannot: (kinds, more) => kinds.join('、') + (more > 0 ? ` 等 ${kinds.length + more} 类` : ''),
  cannotNone: '仅限禁运物品',
  by: { weight: '按重量', size: (size) => `按体积，${size}`, minimum: '最低计费重量' },
  senseless: (least, extra) => `${least} 起收：有 ${extra} 是白付的。`,
  between: '；',
  change: '更换线路',
  suggested: {
    best: (name) => `默认选${name}：没有更便宜或更快的线路。`,
    cheaper: (name, other, saved, slower) =>
      `默认选${name}。${other}便宜 ${saved}，但要多等${span(slower)}。`,
    quicker: (name, other, more, sooner) =>
      `默认选${name}：价格最低。${other}多付 ${more}，可早到${span(sooner)}。`,
  },
  bill: '费用怎么算的',
  bySize: (charged, weight) => `按体积计费 ${charged}，实重 ${weight}`,
  byMinimum: (charged, weight) => `最低计费 ${charged}，实重 ${weight}`,
  room: (weight) => `还可加 ${weight}，不加钱`,
  full: '这一档重量已满',
  next: (fee) => `再多加 ${fee}`,
  roomUsed: (weight, charged) => `已用 ${weight}，计费 ${charged}`,
  byMethod: (name, time) => `${name}，${time}`,
  shipping: (amount) => `运费 ${amount}`,
  otherFee: (name, amount) => `${name} ${amount}`,
  nothing: '尚未选择',
  tickFirst: '勾选要一起寄的商品，这里会列出线路和价格。',
  more: '更多',
  moreOf: (title) => `${title}：更多`,
}
