import { LANGS, LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import type { FindKind, FoundBy } from '@longhaul/domain/lists/finds.ts'
import { text as home } from '../home/home.zh.ts'
import { text as lists } from '../lists/lists.zh.ts'
import { text as shell } from '../shell/shell.zh.ts'
import type { FindAct, FindAction, text as en } from './find.en.ts'

const actions: Record<FindAction, string> = {
  pickWaves: '拣货波次、打印拣货单',
  pick: '手持拣货',
  photos: '待拍精细照片',
  putAway: '上架、移货',
  count: '盘点货架',
  creators: '创作者、分成和申请',
  publicLists: '公开清单和举报',
  countDifferences: '盘点差异',
  stationCodes: '打印工位条码',
  pasteNumbers: '粘贴运单号，批量发货',
  newArticle: '新建文章',
  warehouses: '仓库与地址',
  destinations: '目的地：开放与关闭的国家和地区',
  services: '包裹增值服务与价格',
  lines: '物流线路',
  rateCards: '价目表：导入、修改单价',
  invoices: '承运商账单核对',
  duties: '关税规则',
  goods: '货物类别与禁运规则',
  ownAccount: '我的账户、密码、两步验证',
  spreadsheets: '从表格导入买家、订单和在库商品',
  newColleague: '邀请新同事',
  newCoupon: '新建优惠券',
}
const acts: Record<Exclude<FindAct, Lang>, string> = {
  light: '浅色主题',
  dark: '深色主题',
  system: '主题跟随设备',
  logOut: '退出登录',
}
const language = (name: string) => `语言：${name}`

const pages: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(shell.sections).map(([id, name]) => [`page.${id}`, name]),
  ...Object.entries(home.queues).map(([id, { name }]) => [`queue.${id}`, name]),
  ...Object.entries(lists.lists).map(([id, name]) => [`list.${id}`, `${name}列表`]),
  ...Object.entries({ ...actions, ...acts }).map(([id, name]) => [`do.${id}`, name]),
  ...LANGS.map((lang) => [`do.${lang}`, language(LANGUAGES[lang].name)]),
])

const kinds: Readonly<Record<FindKind, string>> = {
  order: '订单',
  parcel: '包裹',
  item: '订购商品',
  stock_item: '在库商品',
  unclaimed: '无主包裹',
  shopper: '买家',
  recharge: '充值',
  remittance: '汇款',
  withdrawal: '提现',
}

const by: Readonly<Record<FoundBy, string>> = {
  number: '',
  label: '按商品标签',
  tracking: '按快递单号',
  waybill: '按运单号',
  seller_order: '按卖家订单号',
  name: '按姓名',
  email: '按邮箱',
  phone: '按电话',
}

export const text: typeof en = {
  pages,
  kinds,
  by,
  label: '单号、姓名、邮箱、电话、页面',
  results: '搜索结果',
  groups: { last: '最近打开', pages: '页面与操作', found: '找到', lists: '在列表中查找' },
  inList: (list, words) => `在“${list}”中查找“${words}”`,
  nothing: '没有找到你可以打开的内容。',
  short: '输入至少两个字符，也可以直接扫码。',
  failed: '搜索没有响应，按回车重试。',
  searching: '正在查找…',
  count: (count) => `${count} 条结果`,
  scanned: (code) => `扫到 ${code}`,
  notCounted: '搜索打开时扫的码只查找，不计入工位。',
  countIt: '计入工位',
  help: '快速查找：单号、买家、页面',
}
