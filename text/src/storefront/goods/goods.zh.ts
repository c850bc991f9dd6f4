import type { text as en } from './goods.en.ts'

const sources: Record<string, (time: string) => string> = {
  page: (time) => `页面价格读取于 ${time}`,
  data_api: (time) => `平台价格，更新于 ${time}`,
  earlier_shoppers: (time) => `来自此商品的历史订单（${time}），请核对页面价格`,
}

const optionNames: Record<string, string> = {
  color: '颜色',
  size: '尺码',
  material: '材质',
  pattern: '图案',
  model: '型号',
  suggestedAge: '适用年龄',
  suggestedGender: '适用人群',
}

export const text: typeof en = {
  title: '填写代购单',
  editTitle: '修改商品',

  link: {
    looking: '正在读取页面，你可以先填写表单。',
    open: (platform) => `在${platform}打开`,
    copyWhat: '商品链接',
    via: (agent) => `已从 ${agent} 的链接还原`,
    pasted: '你粘贴的内容',
    otherShop: '其他店铺',
    album: '相册',
  },
  product: {
    pictures: '卖家图片',
    picture: (index) => `卖家图片 ${index}`,
    choosePicture: (index) => `查看图片 ${index}`,
    copyTitle: '原标题',
    seller: '店铺',
    source: (source, time) => (sources[source] ?? sources['page'])?.(time) ?? time,
    read: (time) => `读取于 ${time}`,
    from: (price) => `${price} 起`,
    soldOut: '已售罄',
    optionNames,
    notTogether: '无此组合',
    left: (count) => `剩余 ${count} 件`,
  },

  sections: { price: '价格', extras: '备注、精细拍照、备选规格' },
  form: {
    proposal: '建议',
    proposalHint: '取自你粘贴的内容，请核对。',
    options: '规格',
    optionsHint: '颜色、尺码、型号等，与页面保持一致。',
    optionsPlaceholder: '黑色，L 码',
    toFill: '名称和价格',
    asRead: '页面上的名称和价格',
    asReadDetail: '与实际不符？在这里更正',
    extrasDetail: '都可以不填',
    ownOptions: '列表里没有我要的规格',
    optionPair: (name, value) => `${name}：${value}`,
    optionJoin: '；',
    quantity: '数量',
  },
  errors: {
    url: '请填写商品链接',
    urlFormat: '请填写以 https:// 开头的网址',
    name: '请填写商品名称',
    choice: (name) => `请选择${name}`,
    ownName: (max) => `最多 ${max} 个字`,
    ownOptions: '请写明要购买的规格',
    price: '请填写单价，例如 12.50',
    priceTooHigh: (max) => `单件最高 ${max}，更高金额请联系客服。`,
    freight: '请填写国内运费，例如 8.00；包邮填 0',
    newPrice: '请填写新价格，例如 12.50',
    newPriceSame: '新价格与页面价格相同',
    reason: '请选择价格不同的原因',
    alternative: '请填写备选规格',
  },

  estimate: {
    title: '费用预估',
    fee: (rate) => `服务费 ${rate}`,
    barDoor: '到手价',
    photosNote: (count, price) => `${count} × ${price}`,
    total: '现在付',
    noPrice: '填写价格后显示合计。',
  },

  actions: {
    add: '加入购物车',
    adding: '正在加入…',
    buy: '立即购买',
    buying: '请稍候…',
    save: '保存修改',
    saving: '正在保存…',
    back: '返回购物车',
    guest: '下单需要登录，已填写的内容会保留。',
  },
}
