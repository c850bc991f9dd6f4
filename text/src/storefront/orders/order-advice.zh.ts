import type { text as en } from './order-advice.en.ts'

const statuses: (typeof en)['statuses'] = {
  pending_payment: {
    next: '付款后 3–5 个工作小时内审核，然后采购。',
    action: '请付款，也可以免费取消。到时没有付款，我们会取消订单。',
  },
  paid: {
    next: '工作人员核对链接、价格和规格，随后向卖家下单。',
    action: '现在仍可立即取消，全额退回。',
  },
  processing: {
    next: '卖家发货，到仓后验货、称重、拍照。',
    action: '无需操作。如有问题需要你确认，会在这里和消息中提示。',
  },
  in_stock: {
    next: '仓库为你保管，先免费存放一段时间，每件商品都标明免费存放的最后一天。',
    action: '查看照片后即可合并打包。退款期限内可以申请退货。',
  },
  refund_processing: {
    next: '由我们与卖家协商，退款退回余额。',
    action: '在处理结果确定且未过退款期限之前，可以撤回申请。',
  },
  refunded: {
    next: '订单已结束。',
    action: '余额可继续下单，也可以提现。',
  },
  cancelled: {
    next: '订单已结束。',
    action: '随时可以重新下单。',
  },
}

const places: (typeof en)['places'] = {
  packed: {
    next: '将随该包裹一起发出。',
    action: '请在包裹页面查看进度。',
  },
  shipped: {
    next: '由承运商送到你的地址。',
    action: '请在包裹页面查看物流。',
  },
  received: {
    next: '订单已结束。',
    action: '随时可以重新下单。',
  },
}

export const text: typeof en = {
  statuses,
  places,
  packOnly: '查看照片后即可合并打包。',
  stages: {
    pending_payment: statuses.pending_payment,
    in_review: {
      next: '审核通过后由采购员下单。',
      action: '可以立即取消，全额退回。',
    },
    to_purchase: {
      next: '通常在当个工作日内向卖家下单。',
      action: '采购之前申请退款，立即退回。',
    },
    awaiting_customer: {
      next: '到时没有收到答复，我们会取消该商品并全额退回。',
      action: '请选择接受或拒绝变动。',
    },
    supplement_due: {
      next: '补足差额后立即采购；到时未付，我们会取消并退款。',
      action: '请补款，或取消该商品。',
    },
    purchased: {
      next: '卖家通常在两天内发货。',
      action: '无需操作。此后退款需要卖家同意。',
    },
    seller_shipped: {
      next: '大约两到四天到仓。',
      action: '仍可申请精细拍照。',
    },
    received: {
      next: '接下来验货、称重、测量和拍照。',
      action: '无需操作。',
    },
    abnormal: {
      next: '到时没有收到答复，我们会按现状放上货架。',
      action: '请查看照片，选择保留或申请退款。',
    },
    in_stock: {
      next: '在免费存放的最后一天之前不收存放费。',
      action: '可以合并打包。',
    },
    in_parcel: {
      next: '将随该包裹一起发出。',
      action: '请在包裹页面查看进度。',
    },
    shipped_abroad: {
      next: '由承运商送到你的地址。',
      action: '请在包裹页面查看进度。',
    },
    storage_expired: {
      next: '我们会再保管一段时间，处理之前会先通知你。',
      action: '请支付存放费，或联系客服。',
    },
    cancelled: statuses.cancelled,
    refunded: statuses.refunded,
    abandoned: {
      next: '已结束。',
      action: '如有疑问，请联系客服。',
    },
  },
}
