import type { text as en } from './rule-words.en.ts'

type Words = typeof en

const units: Record<Parameters<Words['each']>[1], string> = {
  consignment: '每个包裹',
  line: '每行商品',
  hs6: '每种商品（六位）',
  code: '每个税则号列',
  kg: '每公斤',
  piece: '每件',
  pair: '每双',
}

const carriages: Record<Parameters<Words['tests']['carriage']>[0][number], string> = {
  post: '邮政',
  express: '快递',
  line: '专线',
  air: '空运',
  sea: '海运',
  land: '公路或铁路',
}

const windows: Record<Parameters<Words['tests']['window']>[1], string> = {
  together: '同时到达',
  month: '一个月内',
  quarter: '一个季度内',
  half_year: '半年内',
  year: '一年内',
}

const owes: Record<Parameters<Words['paid']>[0], string> = {
  recipient: '收件人',
  sender: '寄件人',
  operator: '代购方',
  carrier: '承运商',
}

const collects: Record<Parameters<Words['paid']>[1], string> = {
  seller: '卖家',
  carrier: '承运商',
  post: '邮政',
  customs: '海关',
}

const moments: Record<Parameters<Words['paid']>[2], string> = {
  sale: '销售时',
  dispatch: '发货时',
  before_delivery: '派送前',
  delivery: '派送时',
  later: '之后',
}

/** 一条规则说了什么：写成可以前后对照的话。 */
export const text: Words = {
  parts: {
    goods: '货值',
    domestic: '国内运费',
    freight: '国际运费',
    insurance: '保险费',
    fob: '离岸价（FOB）',
    cif: '到岸价（CIF）',
    duty: '全部关税',
    tax: '全部税',
    levy: '全部附加费',
    fee: '全部手续费',
  },
  unknown: '未知',
  between: (low, high) => `${low} 至 ${high}`,
  shareOf: (rate, of) => `${of}的 ${rate}`,
  insideOf: (rate, of) => `${of}含税总额的 ${rate}`,
  sum: (of) => of.join(' + '),
  valued: (share, of) => `（${of}）的 ${share}`,
  byCode: (code, rate) => `${code}：${rate}`,
  otherwise: (rate) => `其余 ${rate}`,
  byTable: (title) => `按“${title}”税率表`,
  moreRates: (count) => `另有 ${count} 个按税则号列的税率`,
  over: (limit) => `只计超过 ${limit} 的部分`,
  each: (amount, per) => `${units[per]} ${amount}`,
  overGrams: (weight) => `只计超过 ${weight} 的部分`,
  greater: '取高者',
  lesser: '取低者',
  minus: (amount) => `减 ${amount}`,
  atLeast: (amount) => `最少 ${amount}`,
  atMost: (amount) => `最多 ${amount}`,
  notLeviedUpTo: (amount) => `不超过 ${amount} 不征`,
  tests: {
    always: '一律适用',
    carriage: (among) => among.map((way) => carriages[way]).join('或'),
    province: (among) => `在 ${among}`,
    origin: (among) => `产自 ${among}`,
    within: (of, limit) => `${of}不超过 ${limit}`,
    below: (of, limit) => `${of}低于 ${limit}`,
    above: (of, limit) => `${of}超过 ${limit}`,
    reaches: (of, limit) => `${of}达到 ${limit}`,
    item: '最贵的一件',
    window: (of, window) => `${windows[window]}全部包裹的${of}`,
    parcels: (count, window) => `${windows[window]}不超过 ${count} 个包裹`,
    pieces: (count) => `不超过 ${count} 件`,
    piecesOf: (count, codes) => `${codes} 不超过 ${count} 件`,
    grams: (weight) => `不超过 ${weight}`,
    all_goods: (codes) => `商品都属于 ${codes}`,
    any_goods: (codes) => `有商品属于 ${codes}`,
    goods: (codes) => `只限 ${codes}`,
    except: (codes) => `${codes} 除外`,
    not: (test) => `不是（${test}）`,
    any: (tests) => tests.join('，或'),
  },
  days: (from, until) =>
    from && until ? `${from} 至 ${until}` : from ? `自 ${from} 起` : until ? `到 ${until} 为止` : '没有期限',
  legal: {
    in_force: '生效',
    announced: '已公布',
    unconfirmed: '未证实',
    suspended: '已暂停',
    void: '无效',
    lapsed: '已失效',
  },
  paid: (by, to, at) => `${moments[at]}由${owes[by]}付给${collects[to]}`,
  effects: { refused: '不受理', general_procedure: '须走一般程序', warning: '提醒' },
  digits: (count) => `${count} 位`,
  moreCodes: (count) => `另有 ${count} 个`,
}
