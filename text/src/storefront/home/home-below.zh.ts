import type { text as en } from './home-below.en.ts'

export const text: typeof en = {
  facts: (warehouses, freeDays) => [
    { figure: '4', what: '种物流方式' },
    { figure: String(warehouses), what: '个仓库' },
    { figure: '180+', what: '个国家和地区' },
    { figure: String(freeDays), what: '天免费仓储' },
  ],

  steps: {
    title: '粘贴之后会发生什么',
    lead: '分两次付款，每一行都看得见：先付商品，后付运费。',
    list: (review, freeDays) => [
      {
        title: '代购单自动填好',
        text: '标题、价格、图片，页面能读到的都填上。颜色、尺码、数量由你选。',
        when: '立即',
      },
      {
        title: '支付商品款',
        text: '商品、国内运费和服务费。采购之前，这笔钱只是冻结。',
        when: '第一次付款',
      },
      {
        title: '采购员核对并购买',
        text: '涨价或缺货？先问过你再继续。',
        when: `${review} 个工作小时`,
      },
      {
        title: '仓库入库',
        text: '验货、称重、测量、拍照。先看照片，再做决定。',
        when: `免费 ${freeDays} 天`,
      },
      {
        title: '合并打包，支付运费',
        text: '选商品，选物流。实际更轻，差额退回。',
        when: '第二次付款',
      },
      {
        title: '寄到你家门口',
        text: '每一站都显示在包裹页面上。',
        when: '1 天至 5 周',
      },
    ],
  },

  prices: {
    title: '四种物流方式',
    lead: '今天的价格，和包裹计费用的是同一张表。',
    country: '国家或地区',
    weight: '重量',
    caption: (country, weight) => `寄往${country}，${weight}`,
    heads: {
      option: '物流方式',
      time: '时效',
      first: '首重',
      step: '续重',
      customs: '报关费',
      total: '合计',
    },
    options: { express: '国际快递', direct: '专线', postal: '邮政', ocean: '海运' },
    optionNotes: {
      express: '国际快递公司承运',
      direct: '空运，当地快递派送',
      postal: '各国邮政承运',
      ocean: '海运，当地快递派送',
    },
    days: (min, max) => (min >= 14 ? `${min / 7}–${max / 7} 周` : `${min}–${max} 天`),
    none: '不支持',
    cheapest: '价格最低',
    billedAs: (weight) => `按 ${weight} 计费`,
    note: '时效从交给承运商算起，以正常情况为准。打包和增值服务另列。',
    how: '国际运费怎么算',
  },

  example: {
    title: '一笔账，算到分',
    lead: (country, weight) =>
      `同一家店的一个背包和两件 T 恤，一起寄往${country}，${weight}。商品价格是举例，其余按我们的费率计算。`,
    first: '第一次付款：商品',
    second: '第二次付款：运费',
    backpack: '背包',
    shirts: 'T 恤',
    freight: '国内运费',
    service: '服务费',
    photos: '精细拍照',
    shipping: (option) => `${option}首重`,
    further: '续重',
    customs: '报关费',
    operation: '打包费',
    subtotal: '应付',
    total: '两次合计',
  },

  warehouses: {
    title: (count) => `${count} 个仓库`,
    lead: '下单时选择商品发往哪个仓库。你自己在国内买的东西也可以寄来。',
    forwarding: '自购转运指南',
  },

  more: {
    title: '存得住，验得清，退得了',
    storage: {
      title: (days) => `免费仓储 ${days} 天`,
      text: (fee, cap, limit) =>
        `每件商品旁边写着最后一个免费日，到期前会提醒你。之后每天 ${fee}，最多 ${cap}，最长 ${limit} 天。`,
      link: '仓储说明',
    },
    returns: {
      title: '退换货',
      text: (days) => `先看照片。入库后 ${days} 天内可以申请退款，我们把商品退给卖家。`,
      link: '退换货说明',
    },
    video: {
      title: '打包视频',
      text: '可以为包裹订购打包照片或视频，寄出前先看一遍。',
      link: '打包增值服务',
    },
    rewards: {
      title: '优惠券、积分与会员',
      text: '寄件得积分，优惠券抵服务费和运费，常买的人可以选会员。',
      link: '使用说明',
    },
  },

  helpTitle: '下单之前',
  allHelp: '全部帮助文章',

  fulfilment: {
    title: '从中国发货给你的客户？',
    text: '货存中国内地或香港，我们拣货、打包，以你的名义发给客户。',
    link: '企业代发',
  },

  shelf: {
    expiring: (count) => `${count} 件商品免费存放即将到期`,
    waiting: (count) => (count === 0 ? '仓库里还没有商品' : `${count} 件商品可以发货`),
    open: '打开仓库',
  },
}
