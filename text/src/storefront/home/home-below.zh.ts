import type { text as en } from './home-below.en.ts'

export const text: typeof en = {
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
    title: '这一箱，四种寄法',
    country: '国家或地区',
    weight: '重量',
    caption: (country, weight) => `寄往${country}，${weight}`,
    heads: {
      option: '物流方式',
      time: '预计送达',
      cannot: '不能寄',
      formula: '费用构成',
      total: '价格',
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
    billedAs: (weight) => `按 ${weight} 计费`,
    formula: ([first, price], [steps, step, stepPrice], customs) =>
      `首重 ${first} ${price} + 续重 ${steps} × ${stepPrice}（每 ${step}）+ 报关费 ${customs}`,
    cannot: (kinds, more) => kinds.join('、') + (more > 0 ? ` 等 ${kinds.length + more} 类` : ''),
    cannotNone: '仅限禁运物品',
    note: '可寄往 180 多个国家和地区。底色标出的是上面这一箱的寄法。天数从交给承运商起算，到签收为止。打包和增值服务另计。',
    how: '国际运费怎么算',
    less: '积分奖励和套餐怎么省',
  },

  example: {
    title: (country) => (country ? `寄一箱到${country}，总共多少钱` : '寄一箱，总共多少钱'),
    lead: '分两次付：现在付商品，称重后付运费。商品是举例，费用都按我们的费率计算。',
    first: '现在付：商品',
    second: '寄出时付：运费',
    pieces: { hoodie: '连帽卫衣', notebook: '皮面笔记本', umbrella: '折叠伞' },
    box: (weight) => `箱子在我们的秤上：${weight}。续重不足一段按一段算。`,
    freight: '国内运费',
    service: (rate) => `服务费 ${rate}`,
    shipping: (first, option) => `${option}首重 ${first}`,
    further: (steps, step) => `续重 ${steps} × ${step}`,
    customs: '报关费',
    operation: '打包费',
    subtotal: '应付',
    total: '两次合计',
  },

  watch: {
    title: '然后看着它一路寄来',
    lead: '每次扫描都用你的语言显示，需要的话打包过程全程录像。承运商丢件的，货款和运费都退回余额。',
    example: '运输途中的包裹示例',
    stops: ['广州', '法兰克福', '清关', '柏林', '你家门口'],
    notes: ['离开我们的仓库', '落地', '完成', '到达网点', '确认无误再点收货'],
  },

  warehouses: {
    title: (count) => `${count} 个仓库`,
    forwarding: '自购转运指南',
  },

  more: {
    title: '放在我们的货架上',
    storage: {
      title: (days) => `免费存放 ${days} 天`,
      text: (fee, cap, limit) =>
        `每件商品旁边写着最后一个免费日，到期前会提醒你。之后每天 ${fee}，最多 ${cap}，最长 ${limit} 天。`,
      link: '存放说明',
    },
    combining: {
      title: '几家店，合一箱',
      text: '首重最贵，合成一箱只付一次。',
      link: '怎么合并打包',
    },
    returns: {
      title: (days) => `${days} 天内可退货`,
      text: (days) => `入库后 ${days} 天内可以申请退款，我们直接退给卖家，不用出国门。`,
      link: '退换货说明',
    },
  },

  helpTitle: '开始之前',
  allHelp: '全部帮助文章',

  fulfilment: {
    title: '从中国发货给客户？',
    text: '货存中国内地或香港，我们拣货、打包，以你的名义发给客户。',
    link: '企业代发',
  },
  community: '看看别人买了什么，觉得怎么样。',
}
