import type { text as en } from './door.en.ts'

/** 商品送到家的总价。 */
export const text: typeof en = {
  title: '到手总价',
  later: '寄出时付',
  atDoor: '关税和税费，收货时付',
  recharge: '充值手续费',
  shelf: (things, adds) => `和你仓库里的 ${things} 件商品一起寄，只多付 ${adds}。`,
  shelfFree: (things) => `和你仓库里的 ${things} 件商品一起寄，运费不用多付。`,
  free: (grams) => `再加 ${grams} 不另收费。`,
  days: (min, max) => (min === max ? `${min} 天` : `${min}–${max} 天`),
  takesUpTo: (line, limit, most) => `${line}最多收 ${limit}。打包后可能有 ${most}，届时要换其他方式。`,
  takesPart: (line) => `尺寸不超出预计时，${line}才收。`,
  none: (country, weight) => `没有物流方式能把 ${weight} 寄到${country}。`,
  noneTakes: (limit) => `寄到那里的包裹最重 ${limit}。`,
  noneAtAll: '没有物流方式寄到那里。',
  failed: '到手总价计算失败。',
  unpriced: (count) => `${count} 种商品的价格未知：打开后即可读取。运费已计入。`,
  choices: '费用怎么算',
  country: '国家或地区',
  weight: '打包后重量',
  weights: (weight, example) => `${weight} · ${example}`,
  expected: '我们的预计',
  examples: {
    250: '一件 T 恤',
    700: '一件卫衣',
    1500: '一双靴子',
    3000: '一台小家电',
    6000: '一整箱',
  },
  line: '物流方式',
  fallen: '不能寄的方式',
  rows: '各项费用',
  source: (name) => `${name}：依据`,
  holds: (percent, version) =>
    `100 次中有 ${percent} 次在此范围内，按${version === 0 ? '初始参考表' : `第 ${version} 版重量估算`}。`,
  lead: (days) => `商品到仓称重后再支付运费，到仓后免费存放 ${days} 天。重量目前是估计。`,
  cart: {
    title: '到手总价（合成一个包裹）',
  },
  list: {
    title: '全部送到家要多少钱',
  },
  link: {
    label: '商品链接',
    hint: '看看大概多重，送到家一共多少钱。',
    reckon: '计算',
    open: '打开下单页',
    notALink: '请粘贴商品链接。',
  },
}
