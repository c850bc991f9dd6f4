import type { text as en } from './duty-invoices.en.ts'
import { text as shipping } from './shipping.zh.ts'

/** 承运商的关税账单，与估算对照。 */
export const text: typeof en = {
  title: '承运商的关税账单',
  lead: '与付款前告诉买家的估算对照。有承运商账单的包裹，以账单为准，不再采用买家填报的金额。这里不入账。',
  add: '录入账单',
  invoice: '账单',
  on: '录入时间',
  by: '录入人',
  rows: '包裹',
  leftOut: '未计入',
  remove: '移除',
  removeTitle: (invoice) => `移除 ${invoice}？`,
  removeText: '其中的包裹改按买家填报的金额计算；买家未填报的，不再计入。',

  pasteLead: '从表格或 CSV 文件复制账单各行，连同第一行的列名一起粘贴。保存之前会先列出各行对应的包裹。',
  carrier: '承运商',
  number: '账单号',
  needed: '请填写',
  pasted: '各行',
  pastedHint: (columns) => `第一行：${columns}。金额用小数点，例如 12.50。`,
  check: '核对',
  checking: '正在核对…',
  back: '返回关税规则',
  matches: (kept, all) => `${all} 行中保留 ${kept} 行`,
  nothing: '没有一行属于本店尚未录入的包裹',
  store: '保存这些行',
  storing: '正在保存…',
  done: '账单已保存',
  taken: '这家承运商的这个账单号已经录入过',

  tracking: '运单号',
  package: '包裹',
  billed: '账单金额',
  inYuan: '折合人民币',
  told: '付款前估算',
  fate: '处理',
  fates: {
    counts: '计入',
    not_told: '保留，不计入：当时没有完整的估算',
    unknown: '不保留：不是本店的包裹',
    again: '不保留：之前的账单里有',
  },
  problems: {
    ...shipping.problems,
    not_a_number: '不是运单号',
    not_money: '不是这个币种的金额，例如 12.50',
    no_rate: '没有这个币种的汇率',
    twice: '与此行重复',
    too_many_rows: '行数太多：最多 2,000 行',
  },
}
