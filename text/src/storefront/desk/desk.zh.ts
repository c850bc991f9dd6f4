import { text as underWay } from '../../tracking/under-way.zh.ts'
import type { text as en } from './desk.en.ts'

export const text: typeof en = {
  title: '首页',
  waiting: (count) => (count === 0 ? '没有事情等你处理' : `有 ${count} 件事等你处理`),
  readyToShip: (count, more) => `${count}${more ? '+' : ''} 件商品可以寄了`,
  travelling: (count) => `${count} 个包裹正在寄给你`,
  begin: '粘贴链接，开始代购',
  welcome: '欢迎回来，暂时没有需要你处理的事。',
  calmNew: '以后需要你答复的事会列在这里，最急的排在最前。',
  calm: '在上方粘贴链接就能下单。需要你答复的事会列在这里，最急的排在最前。',
  calmReady: '商品已到仓：先看实拍照片，再合并打包。在标明的日期之前存放免费。',
  allWaiting: (count) => `订单里还有 ${count} 件`,
  others: (count) => `展开另外 ${count} 件`,
  fewer: '收起',
  unpaid: (count, sum) => `${count} 个订单待付款，共 ${sum}`,
  payTogether: '一起付款',
  answerBy: (moment) => `${moment}前答复`,
  payBy: (moment) => `${moment}前付款`,
  until: (moment) => `截至${moment}`,
  photos: (count) => (count === 1 ? '看照片' : `看全部 ${count} 张照片`),
  details: '查看订单',
  pieces: (count) => `${count} 件`,
  andMore: (count) => `等 ${count + 1} 件`,

  unfinished: '没填完的',
  packageOf: (count) => `${count} 件商品的包裹`,
  stopped: (moment) => `${moment} 停下，填过的内容保存在这台设备上。`,
  goOn: '继续填写',
  discard: '不要了',

  shelf: '我的仓库',
  daysLeft: (days) => {
    if (days < 0) return `超期 ${-days} 天`
    if (days === 0) return '今天是最后一天免费'
    return `还剩 ${days} 天`
  },
  notReady: {
    received: '验货中',
    abnormal: '等你答复',
    in_stock: '暂时不能寄',
    storage_expired: '存放到期',
  },
  ready: (count, weight) => `${count} 件可以寄，共 ${weight}`,
  pack: '合并打包',
  openShelf: '打开仓库',
  moreOnShelf: (count, many) => `仓库里还有 ${count}${many ? '+' : ''} 件`,
  shelfEmpty: (days) => `到仓的商品会放在这里，免费存放 ${days} 天。`,
  balance: '余额',
  topUp: '充值',

  underWay: '在路上',
  openPackage: '查看包裹',
  allPackages: (count) => `全部 ${count} 个包裹`,
  packageNumber: '包裹号',
  package: (number) => `包裹 ${number}`,
  contents: (count, weight) => `${count} 件，${weight}`,
  between: underWay.between,
  onItsWay: '正在寄给你',
  way: '走到哪里了',
  door: '你家门口',
  doorDates: (from, until) => `${from}至 ${until}`,

  buyAgain: '再买一次',
  buyAgainHint: '打开已填好的代购单，显示今日价格',
  yourOrders: '我的订单',
  boughtFor: (price, day) => `${day} 买\u2060价\u00a0${price}`,
  onOurScale: (weight) => `实称 ${weight}`,

  lastPackages: '最近的包裹',
  yourPackages: '我的包裹',

  coming: '运往我们仓库',
  allOrders: (count) => `全部 ${count} 个订单`,
  stages: {
    pending_payment: '待付款',
    in_review: '已付款，采购员核对中',
    to_purchase: '已核对，马上下单',
    awaiting_customer: '等你答复',
    supplement_due: '待补款',
    purchased: '已下单，等卖家发货',
    seller_shipped: '正在运往我们仓库',
    received: '已到仓，验货中',
  },
  checkedBy: (day) => `${day}前核对完`,
  since: (day) => `${day}起`,
}
