import type { text as en } from './fulfilment.en.ts'

export const text: typeof en = {
  title: '中国内地与香港一件代发',
  description: '货存我们的仓库，订单由我们拣货、打包，以你的名义发给客户。',
  lead: '你负责卖，我们负责发。货存在中国内地或香港的仓库，店铺的每个订单由我们拣货、打包，下一个工作日发出。',

  stepsTitle: '怎么运作',
  steps: [
    { title: '货品入仓', text: '供应商直送或整柜到货。我们清点、抽检、上架。' },
    { title: '订单进来', text: '以文件提交，或通过双方约定的接口。' },
    { title: '拣货打包', text: '需要时放入你的卡片，使用你的包装。' },
    { title: '发货', text: '每个国家用你指定的物流线路，运单号回传给你。' },
    { title: '退货回仓', text: '退到香港仓：检查、拍照、重新上架。' },
  ],

  whereTitle: '内地仓还是香港仓',
  where: {
    caption: '什么货适合放哪里',
    heads: { what: '项目', china: '中国内地', hongKong: '中国香港' },
    rows: [
      { what: '适合', china: '国内生产、销往海外的货', hongKong: '来自多国的货、快递时效要求高的货' },
      { what: '出口', china: '报关出口，可办理退税', hongKong: '自由港，无关税和增值税' },
      { what: '仓储', china: '仓租较低', hongKong: '仓租较高' },
      { what: '带电商品', china: '部分线路可发', hongKong: '大多数快递可发' },
      { what: '海外退货', china: '可能产生进口税', hongKong: '免税' },
    ],
  },

  form: {
    title: '说说你发什么货',
    lead: '专人在两个工作日内回复，并按你的货品和国家报价。',
    name: '姓名',
    company: '公司',
    email: '邮箱',
    phone: '电话',
    volume: '每月订单量',
    volumes: {
      up_to_100: '100 以内',
      up_to_1000: '100–1,000',
      up_to_10000: '1,000–10,000',
      more: '10,000 以上',
    },
    message: '发什么货，寄往哪里？',
    consent: '我同意保存以上信息，用于回复我的咨询。',
    trap: '请留空',
    nameNeeded: '请填写你的姓名',
    volumeNeeded: '请选择每月订单量',
    consentNeeded: '需要你的同意，我们才能回复',
    submit: '提交',
    busy: '正在提交…',
    privacy: '隐私政策',
    sentTitle: '已收到，谢谢',
    sent: (email) => `我们会在两个工作日内回复到 ${email}。`,
  },
}
