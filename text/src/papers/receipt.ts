import type { Lang } from '../lang.ts'

const en = {
  title: 'Receipt',
  orderNumber: 'Order number',
  placed: 'Placed',
  paid: 'Paid',
  customer: 'Customer',
  seller: 'Shop',
  printed: (moment: string) => `Printed ${moment}`,
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  sum: 'Amount',
  goods: 'Goods',
  freight: 'Domestic freight',
  service: 'Service fee',
  photos: 'Detail photos',
  coupon: 'Coupon',
  total: 'Total paid',
  refunded: 'Refunded since',
  cancelled: 'cancelled',
  note: 'Amounts are in Chinese yuan (CNY), times are Beijing time. Freight abroad is paid with the package.',
  contact: (site: string, email: string) => `${site} · ${email}`,
  file: (number: string) => `receipt-${number}.pdf`,
}

const zh: typeof en = {
  title: '订单收据',
  orderNumber: '订单号',
  placed: '下单时间',
  paid: '付款时间',
  customer: '买家',
  seller: '店铺',
  printed: (moment) => `打印于 ${moment}`,
  item: '商品',
  quantity: '数量',
  price: '单价',
  sum: '金额',
  goods: '商品款',
  freight: '国内运费',
  service: '服务费',
  photos: '精细拍照',
  coupon: '优惠券',
  total: '已付合计',
  refunded: '其后退款',
  cancelled: '已取消',
  note: '金额单位为人民币（CNY），时间为北京时间。国际运费随包裹支付。',
  contact: (site, email) => `${site} · ${email}`,
  file: (number) => `receipt-${number}.pdf`,
}

/** The words of an order's receipt. */
export const receiptText: Record<Lang, typeof en> = { en, zh }
