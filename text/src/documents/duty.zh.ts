import type { text as en } from './duty.en.ts'

const parts: Record<Parameters<typeof en.part>[1], string> = {
  value: '价值',
  goods: '货值',
  domestic: '国内运费',
  freight: '国际运费',
  insurance: '保险费',
  duty: '关税',
  tax: '税',
  levy: '附加费',
  fee: '手续费',
}

const units: Record<Parameters<typeof en.each>[1], (count: number) => string> = {
  consignment: () => '每个包裹',
  line: (count) => `${count} 行商品`,
  hs6: (count) => `${count} 种商品`,
  code: (count) => `${count} 个税则号列`,
  piece: (count) => `${count} 件`,
  pair: (count) => `${count} 双`,
}

const windows: Record<Parameters<typeof en.allowance.parcels>[2], string> = {
  together: '同时到达的',
  month: '到达当月',
  quarter: '到达当季',
  half_year: '到达的半年内',
  year: '到达当年',
}

const ways: Record<Parameters<typeof en.rounded>[1], string> = {
  up: '向上取整',
  down: '向下取整',
  half_up: '四舍五入',
}

/** 全角括号前不留空格。 */
const times = (base: string): string => (base.startsWith('（') ? `×${base}` : `× ${base}`)

/** 海关收取的各项费用，以及每一项的算法。 */
export const text: typeof en = {
  ownKinds: {
    duty: '关税',
    flat_duty: '定额关税',
    vat: '进口税',
    fee: '海关费用',
    free: '不收费',
    note: '说明',
    unknown: '未知',
  },
  percentOf: (rate, base) => `${rate} ${times(base)}`,
  percentInside: (rate, base, rest) => `含税总额的 ${rate}：${base} × ${rate} ÷ ${rest}`,
  rateUnknown: (base) => `税率未知 ${times(base)}`,
  part: (amount, part) => `${parts[part]} ${amount}`,
  named: (amount, name) => `${name} ${amount}`,
  above: (part, limit) => `超过 ${limit} 的${part}`,
  sum: (of) => (of.length > 1 ? `（${of.join(' + ')}）` : (of[0] ?? '')),
  each: (amount, per, count) =>
    per === 'consignment' ? `${units[per](count)} ${amount}` : `${amount} × ${units[per](count)}`,
  byWeight: (amount, weight) => `每公斤 ${amount} × ${weight}`,
  to: (low, high) => `${low} 至 ${high}`,
  ends: (low, high) => `最少 ${low}，最多 ${high}`,
  minus: (how, amount) => `${how} − ${amount}`,
  least: (how, least) => `${how}，至少 ${least}`,
  most: (how, most) => `${how}，最多 ${most}`,
  rounded: (how, way, step) => `${how}，按 ${step} ${ways[way]}`,
  notLevied: (how, limit) => `${how}；不超过 ${limit} 不征收`,
  than: (how, by, other) => `${how}（${by === 'greater' ? '不低于' : '不高于'} ${other}）`,
  depends: '视商品而定，无法事先确定',
  atLeast: (how) => `${how}。至少这么多：其中一部分未知`,
  onUnknown: (how) => `${how}。至少这么多：未知的关税部分还要加计`,
  unconfirmed: (how) => `${how}。尚未证实：只计入最高金额`,
  between: (low, high) => `${low} 至 ${high}`,
  probably: (span, likely) => `${span}，多为 ${likely}`,
  exchange: (rates) => `按 ${rates.join('、')} 折算，人民币金额逐项向上取整到分。`,
  onlyIf: (statement) => `仅适用于：${statement}`,
  zeros: {
    under_limit: (limit) => (limit ? `超过 ${limit} 才收` : '未达起征点'),
    over_limit: (limit) => (limit ? `只在 ${limit} 以内收` : '超过限额'),
    allowance: () => '据我们所知仍在个人免税额度内',
    carriage: () => '这种运输方式不收',
    statement: () => '只适用于已注册的卖家或代购方',
    stated: () => '收货时不收，税款已随付款由我们代收',
    province: () => '该地区不收',
    origin: () => '中国原产的商品不收',
    goods: () => '这些商品不收',
    weight: () => '这个重量不收',
    pieces: () => '这个件数不收',
    too_small: (limit) => `金额太小不征收：不超过 ${limit} 免收`,
    zero_rate: () => '这些商品的税率为 0%',
    suspended: () => '已暂停，目前不收',
    void: () => '已被宣告无效，不收',
  },
  from: (day) => `自 ${day} 起`,
  unproven: (day) => `原定自 ${day} 起，是否已开始未能核实`,
  noDay: '日期未定',
  noRate: (currencies) => `我们没有 ${currencies} 的汇率，无法计算。`,
  charges: (rows) => rows.map(({ name, how }) => `${name}：${how}`).join('；'),
  none: '我们没有当地海关的收费规定',
  nothing: '这个价值的商品不用缴税',
  billed: '不用再缴：已随运费支付',
  included: (line) => `已含在${line}的价格里`,
  excluded: (line, goods) => `${line}代缴税费，但其中部分商品（${goods.join('、')}）除外：税费由你支付。`,
  numbers: (beginning) => `税则号 ${beginning}…`,
  advance: '承运商的代缴服务费',
  rateCard: '线路价格表',
  advanced: (paid, rate, handling, least) =>
    [
      ...(rate ? [`代缴税费 ${paid} × ${rate}${least ? `（至少 ${least}）` : ''}`] : []),
      ...(rate || !least ? [] : [`至少 ${least}`]),
      ...(handling ? [`每个包裹 ${handling}`] : []),
    ].join(' + '),
  ownFigure: (day, reason) => `${day}起采用本店的数字：${reason}`,
  beyond: (line, limit) => `${line}只为价值不超过 ${limit} 的商品代缴；这些商品超过了，收货时由你支付。`,
  allowance: {
    parcels: (count, most, window) =>
      `算上这一个，${windows[window]}由我们寄出的包裹共 ${count} 个；海关允许 ${most} 个。其他人寄来的也算在内。`,
    value: (sum, most, window) =>
      `算上这个包裹，${windows[window]}由我们寄出的商品共 ${sum}；海关允许 ${most}。其他人寄来的也算在内。`,
  },
  kept: '创建包裹时的估算',
}
