import type { text as en } from './receive.en.ts'

export const text: typeof en = {
  chooseWarehouse: '请先选择当班仓库。',
  scan: '扫描包裹',
  scanHint: '光标在哪里都可以扫码。手动录入：输入快递单号后按 Enter。',
  ready: { title: '准备就绪', text: '请扫描包裹，或从左侧选择待验货的商品。' },

  known: {
    title: (items) => (items > 1 ? `已匹配，共 ${items} 件` : '已匹配'),
    text: (title, courier) => (courier ? `${title}（${courier}）` : title),
  },
  repeated: { title: '重复扫码', text: '该包裹已收货，不会重复入库，商品已在右侧打开。' },
  unclaimed: {
    title: '无主包裹',
    text: '没有人预报此单号。请拍照并放到无主货架，在右侧登记；采购录入后再扫一次即可匹配。',
  },
  inDoubt: {
    title: '归属待定',
    text: '有人预报了此单号，但包裹也可能属于别人。请连同面单一起拍照，放到无主货架。认领显示在右侧，请核对面单上的识别码。',
  },
  unexpected: { title: '没有人在等' },
  register: '登记为无主包裹',
  refused: { title: '未收货' },
  lastScans: '最近五次扫码',
  toInspect: (count) => `待验货：${count}`,

  forwarded: '转运包裹',
  onShelf: (shelf) => `货架 ${shelf}。`,
  alreadyDone: '此商品无需再处理。',
  refundedText: '商品已不属于买家，请放到退货区，不要上架。',
  wish: (taken, ordered) => `精细拍照 ${taken} / ${ordered}`,
  noWishText: '没有特别要求：正面、背面、标签、走线。',
  freePictures: '验货照片',
  detailPictures: (taken, ordered) => `精细拍照 ${taken} / ${ordered}`,
  detailFull: '已拍齐。',

  form: '验货',
  category: '货物类型',
  ordinary: '普通货物',
  sidesBefore: '回车用同款上次的尺寸；两位数自动跳下一格，按 + 换袋型。',
  sidesHint: '两位数自动跳下一格，一位数后按空格；按 + 换袋型。',
  shelf: '货架',
  shelfHint: '下一件沿用，直到你修改。',
  shelve: '上架',
  shelved: (shelf) => `已上架 ${shelf}`,
  missing: {
    measures: '重量和尺寸',
    pictures: '照片',
    shelf: '货架',
    sentence: (parts) => `还缺：${parts.join('、')}。`,
  },
  fewer: (taken, ordered) => ({
    title: '照片少于买家购买的数量',
    text: `买家购买了 ${ordered} 张，现有 ${taken} 张，其余费用将退回买家。`,
    confirmText: '仍然上架',
    cancelText: '继续拍照',
  }),

  problem: '上报异常',
  problemTitle: '商品有什么问题？',
  problemWhich: '问题',
  problemNeeded: '请选择问题',
  problemHint: '买家会连同照片一起看到。',
  problemNotReady: '请先称重、测量并拍照，买家据此决定。',
  sendProblem: '通知买家',
  problemSent: '已询问买家',
  faults: { ours: '我方责任', seller: '卖家责任', condition: '待定' },
}
