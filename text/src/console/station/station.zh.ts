import type { text as en } from './station.en.ts'

export const text: typeof en = {
  stations: { receive: '收货', photos: '拍照', packing: '打包' },
  stationsLabel: '工位',
  enter: '工位模式',
  leave: '退出工位模式',
  held: (count) => `${count} 次扫码等待网络恢复`,
  heldTitle: '等待网络恢复',
  heldText: '已保存在本机，关闭页面也不会丢失；网络恢复后按此顺序发送。',
  takeOut: (code) => `移除 ${code}`,
  lateTitle: (count) => `等待后有 ${count} 次扫码未通过`,
  seen: '知道了',

  heldByQuestion: (code: string) => `${code} 已记下，答完问题再处理`,

  labels: {
    print: '打印标签',
    again: '重新打印标签',
    auto: '收货即打标签',
    autoHint: '仅对这台电脑有效。浏览器里选好标签打印机后，不会再弹出询问。',
    unknown: { title: '标签不认识', text: '没有这个编号的商品，是不是别家打的标签？' },
    sheet: 'A4 标签',
    count: (pieces: number) => `已打 ${pieces} 张标签`,
    none: '尚未打标签',
  },

  undo: '撤销',
  undoOf: (code) => `撤销 ${code}`,
  undone: {
    title: '已撤销',
    text: (items) => (items > 0 ? '商品恢复为运输中，已通知买家。' : '已从列表移除。'),
  },
  undoRefused: '未能撤销',
  nothingToUndo: { title: '没有可撤销的扫码', text: '最近的扫码都不能撤销。' },
  whyNotUndo: {
    refused: '该扫码未通过，没有产生任何变化。',
    repeated: '扫码之前就已收货。',
    undone: '已经撤销。',
  },

  commands: { DONE: '完成当前任务', NEXT: '下一件', UNDO: '撤销上一次扫码' },
  nothingWaits: (command) => ({ title: `${command}：当前无需操作`, text: '工位上没有等待此指令的任务。' }),
  notYet: (command) => `${command}：还不能完成`,
  shelfSet: (shelf) => ({ title: `货架 ${shelf}`, text: '之后的包裹都放到这里，直到扫描其他货架。' }),
  shelfNow: (shelf) => `货架 ${shelf}`,
  shelfNone: '未扫描货架',
  otherWarehouse: (warehouse) => ({
    title: '属于其他仓库',
    text: `该包裹已在 ${warehouse} 收货，请放在一边并告知对方。`,
  }),

  camera: '用摄像头扫码',
  cameraOff: '关闭摄像头',
  cameraLooking: '请将条码平放在取景框内。',
  cameraRefused: '摄像头未开启或未授权。请在浏览器中允许，或使用扫码枪。',
  cameraMissing: '此浏览器在这里无法使用摄像头，只有 https 下才可以。',

  codes: '指令条码',
  codesLead: '打印后剪下，贴在工位和货架上，扫码枪可像扫描包裹一样读取。',
  codesShelves: '货架',
  codesShelvesHint: '每行一个。写 A-01..A-20 可生成其间所有编号。',
  codesCount: (count) => `${count} 个货架`,
  codesTooMany: (max) => `一次最多 ${max} 个货架`,
  codesTooLong: (shelf) => `${shelf}：最多 20 个拉丁字母、数字、空格或连字符`,
  print: '打印条码',

  photos: {
    scan: '扫描要拍照的包裹',
    hint: '请扫描已收货的包裹。扫 DONE 或 NEXT 打开等待最久的一件。',
    ready: { title: '准备就绪', text: '请扫描包裹，或从左侧选择。' },
    waiting: (count) => `待拍照：${count}`,
    unknown: { title: '不在工位', text: '没有此单号的待验货商品，请先收货。' },
    found: '已找到',
    back: { title: '返回上一件', text: '' },
  },
}
