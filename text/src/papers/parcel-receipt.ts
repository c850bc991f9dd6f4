import type { Lang } from '../lang.ts'

const en = {
  title: 'Package receipt',
  number: 'Package number',
  made: 'Put together',
  paid: 'Paid',
  shipped: 'Shipped',
  customer: 'Customer',
  to: 'Goes to',
  line: 'Shipping method',
  tracking: 'Tracking number',
  weight: 'Weight',
  billed: (weight: string, size: string) => `${weight}, ${size}`,
  item: 'Contents',
  quantity: 'Quantity',
  order: 'Order',
  row: 'Charge',
  amount: 'Amount',
  total: 'Total paid',
  estimate: 'Estimated total, paid in advance',
  note: 'Amounts are in Chinese yuan (CNY), times are Beijing time. The goods themselves are on the receipts of their orders.',
  estimateNote:
    'Not shipped yet: when it ships, what was estimated too much comes back and the receipt shows the final amounts.',
  file: (number: string) => `receipt-${number}.pdf`,
}

const zh: typeof en = {
  title: '包裹收据',
  number: '包裹号',
  made: '提交时间',
  paid: '付款时间',
  shipped: '发出时间',
  customer: '买家',
  to: '寄往',
  line: '物流线路',
  tracking: '运单号',
  weight: '重量',
  billed: (weight, size) => `${weight}，${size}`,
  item: '包裹内容',
  quantity: '数量',
  order: '订单',
  row: '费用',
  amount: '金额',
  total: '已付合计',
  estimate: '预估合计（已预付）',
  note: '金额单位为人民币（CNY），时间为北京时间。商品款见各订单收据。',
  estimateNote: '尚未发出：发出时多付的退回，收据将显示最终金额。',
  file: (number) => `receipt-${number}.pdf`,
}

/** The words of a package's receipt. */
export const parcelReceiptText: Record<Lang, typeof en> = { en, zh }
