import type { text as en } from './duty.en.ts'

/** 海关收取的税费及其缘由。 */
export const text: typeof en = {
  total: '收货时支付',
  fixed: '这条线路的价格已含关税和税费：收货时不用再付。',
  part: '这条线路的价格已含进口税，其余在收货时收取。',
  notOurs: '不由我们收取，由派送方代收。最终以海关决定为准。',
  paid: {
    sale: '付给我们，随价格一起付',
    line: '已含在这条线路的价格里',
    others: '由他人支付',
    before_delivery: '派送前付给承运商',
    delivery: '收货时付给承运商',
    later: '之后收到账单',
  },
  by: { line: '已含在价格里', sender: '寄件方支付', operator: '由我们支付', carrier: '承运商支付' },
  zeros: '未计入的费用及原因',
  announced: '已公布、尚未实施',
  needs: '当地海关要求提供',
  limits: '受限',
  effects: {
    refused: '不准进口',
    general_procedure: '须按其他程序清关，费用可能更高',
    warning: '可能被扣留',
  },
  sources: '依据',
  source: (name, day) => (day ? `${name}，${day} 核对` : name),
  rules: (day, version) => `${day} 的规则，版本 ${version}`,
  ownRules: (day) => `${day} 我们自己录入的规则`,
  noRules: (day) => `${day} 我们没有这个目的地的规则。`,
  unchecked: (source) => `${source}，来源较弱`,
}
