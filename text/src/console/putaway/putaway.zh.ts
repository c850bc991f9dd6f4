import { spacedName } from '../../spaced-name.ts'
import type { text as en } from './putaway.en.ts'

export const text: typeof en = {
  title: '上架移货',
  scan: '扫货标或货架',
  scanHint: '先扫货标，再扫货架；或先扫货架，再逐件扫要放的货。',
  ready: { title: '扫手里这件的标签', text: '先扫货标再扫货架。一格放好几件，就先扫货架。' },

  inHand: '手里这件',
  proposed: '建议放',
  noProposal: '没有可建议的货架',
  liesThere: '它已经在这格',
  why: {
    same_shopper: (shopper, things) => ({
      title: `${spacedName(shopper).trimStart()}的另 ${things} 件在这格`,
      text: '一起出库，少走一趟',
    }),
    leaves_soon: (shopper) => ({
      title: `${spacedName(shopper).trimStart()}没有别的货在路上`,
      text: '多半很快出库，放在路线前面',
    }),
    stays_longer: (shopper) => ({
      title: `${spacedName(shopper).trimStart()}还有货在路上`,
      text: '要等齐再走，放在路线后面',
    }),
    last_used: () => ({ title: '本机上一次用的货架', text: '' }),
  },
  room: {
    known: (things) => ({
      title: things === 1 ? '放下这件就满了' : `还放得下 ${things > 20 ? '20 多' : things} 件同样大小`,
      text: '按量过的尺寸算',
    }),
    unknown: { title: '这么长的以前放过这格', text: '还没人记过这格满了' },
  },
  full: {
    say: (shelf) => `${shelf} 满了`,
    saying: '正在记…',
    said: (shelf) => `${shelf} 记为满了，有货出去再建议。`,
    ask: (shelf) => `没放建议的 ${shelf}，那格满了？`,
    hint: '不选也行，扫下一件就过去了。',
  },
  learnt: '自己挑一格，扫货架码；以后就知道这格放得下。',
  whichever: '扫货架码就放好了，放别的格也行。',
  unseen: '没有网，查不到是哪件。照常扫货架，联网后核对。',
  putDown: '先放下',
  places: '以前放过哪里',

  shelfOpen: '扫到的都放',
  shelfOpenHint: '直到扫描其他货架，或扫 DONE。',
  closeShelf: '这格放完了',

  put: (shelf) => `放在 ${shelf}`,
  moved: (thing, from) => `${thing}，从 ${from} 移来`,
  shelved: (thing) => `${thing}，首次上架`,
  already: (thing) => `${thing}，本来就在这格`,
  back: (shelf) => `放回 ${shelf}`,

  notMoved: '没有移动',
  because: (thing, why) => `${thing}：${why}`,
  inTransfer: (thing, to) => `${thing}：正在调往${spacedName(to).trimEnd()}，请和调过去的货放在一起。`,
  elsewhere: {
    title: (warehouse) => `这件归${spacedName(warehouse).trimEnd()}`,
    text: (thing, place, here) =>
      `${thing}：应放在 ${place}，${spacedName(here).trimStart()}的货架都不收，请放一边等调拨。`,
    noShelf: (thing, warehouse, here) =>
      `${thing}：归${spacedName(warehouse).trimEnd()}，${spacedName(here).trimStart()}的货架都不收，请放一边等调拨。`,
  },
  notForShelf: (thing, stage) => `${thing}：现在是“${stage}”，不该上架。`,
  notInspected: (thing) => `${thing}：要先到“收货”验完：还缺重量、尺寸或照片。`,
  isPackage: '这是包裹号，请到“打包”扫。这里只扫货标或货架。',
  isParcel: '这是快递单号，请到“收货”扫。这里只扫货标或货架。',
  isBin: '这是推车的格码，请到“拣货”扫。这里只扫货标或货架。',
  isFound: '这是没标签商品的临时标，还没人认出它。请同事到“盘点差异”里定。',
  isNeither: '这不是货标，也不是货架码。',
  movedSince: (thing, shelf) => `${thing}：现在在 ${shelf}，保持不动。`,
  nowhere: '没有货架的地方',

  last: '最近移动',
  undone: '已撤销',
  firstStays: '上一件是首次上架，免费存放日已开始计算，不能撤销。要换地方，扫货标再扫正确的货架。',
  underWay: '上一次扫码正在发送，有结果后再撤销。',
}
