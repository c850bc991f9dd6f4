import type { text as en } from './order-status.en.ts'

const statuses: (typeof en)['statuses'] = {
  pending_payment: {
    name: '待付款',
    means: '订单已提交，等待付款。',
  },
  paid: {
    name: '已付款',
    means: '款项已冻结，正在审核订单。',
  },
  processing: {
    name: '处理中',
    means: '正在采购，或正在运往仓库。',
  },
  in_stock: {
    name: '已入库',
    means: '商品已全部到仓，完成验货和拍照。',
  },
  refund_processing: {
    name: '退款中',
    means: '有一项退款申请正在处理。',
  },
  refunded: {
    name: '已退款',
    means: '款项已退回余额。',
  },
  cancelled: {
    name: '已取消',
    means: '订单已取消，冻结的款项已退回余额。',
  },
}

const places: (typeof en)['places'] = {
  packed: {
    name: '已加入包裹',
    means: '商品属于一个正在准备的包裹。',
  },
  shipped: {
    name: '已寄出',
    means: '已随包裹离开仓库。',
  },
  received: {
    name: '已收货',
    means: '包裹已送达，你已收货。',
  },
}

export const text: typeof en = {
  statuses,
  places,
  sent: '已寄出',
  stages: {
    pending_payment: { ...statuses.pending_payment, name: '等待付款' },
    in_review: {
      name: '审核中',
      means: '已付款，正在核对链接、价格和规格。',
    },
    to_purchase: {
      name: '等待采购',
      means: '审核已通过，正在排队采购。',
    },
    awaiting_customer: {
      name: '等待你确认',
      means: '价格、库存或规格和下单时不一样了。',
    },
    supplement_due: {
      name: '待补款',
      means: '实际费用高于已付金额。',
    },
    purchased: {
      name: '已采购',
      means: '已向卖家下单并付款。',
    },
    seller_shipped: {
      name: '运往仓库',
      means: '卖家已发货。',
    },
    received: {
      name: '已签收',
      means: '仓库已签收，等待验货。',
    },
    abnormal: {
      name: '验货发现问题',
      means: '验货时发现与订单不符。',
    },
    in_stock: {
      name: '已入库',
      means: '已完成验货、称重、拍照，并放上货架。',
    },
    in_parcel: {
      name: '已加入包裹',
      means: '该商品属于一个正在准备的包裹。',
    },
    shipped_abroad: {
      name: '已寄出',
      means: '已随包裹寄往国外。',
    },
    storage_expired: {
      name: '存放到期',
      means: '免费存放期及之后的保管期均已结束。',
    },
    cancelled: { ...statuses.cancelled, means: '该商品已取消。' },
    refunded: { ...statuses.refunded, means: '该商品的款项已退回余额。' },
    abandoned: {
      name: '已放弃',
      means: '在保管期限内无人领取。',
    },
  },
  partlyArrived: '部分到仓',
}
