import { spacedName } from '../../spaced-name.ts'
import type { text as en } from './goods-card.en.ts'

export const text: typeof en = {
  pieces: (count) => `${count} 件`,
  inspection: '验货照',
  listing: '下单图',
  noPicture: '还没有它的图',
  shelf: '货架',
  label: '标签',
  notLabelled: '标签没打',
  options: '选项',
  original: (words) => `原文：${words}`,
  holds: {
    held: { word: '停：暂停出库', title: '暂停出库，先别动', until: '在“库存”里解除后放行' },
    disputed: { word: '停：归属有争议', title: '归属有争议，先别动', until: '“无主包裹”里定了就放行' },
    missing: { word: '停：在找', title: '不见了，先别装箱', until: '“盘点差异”里定了就放行' },
    refund: { word: '停：在退款', title: '在退款：照常验货，先别装箱', until: '退款定了就放行' },
    question: { word: '停：在等买家', title: '在等买家答复，先别动', until: '买家答复后放行' },
    moving: { word: '停：调拨中', title: '正在调往别的仓', until: '那边登记到货后放行' },
  },
  since: (time, until) => `${time} 起，${until}`,
  piecesOf: (count) => `其中 ${count} 件`,
  heldFor: (reason) => `暂停出库：${reason}`,
  heldBy: (name) => `${name}停的`,
  movingTo: (warehouse) => `正在调往${spacedName(warehouse).trimEnd()}`,
  elsewhere: {
    word: (warehouse) => `在${spacedName(warehouse).trimEnd()}`,
    title: (warehouse, here) => `在${spacedName(warehouse).trimEnd()}，不在${spacedName(here).trimEnd()}`,
  },
  flaw: {
    noted: (problem, note) => (note ? `${problem}：${note}` : problem),
    kept: (problem) => `${problem}，买家要留`,
    known: '买家看过照片，要留，不用再问。',
  },
  returned: {
    good: { word: '退回，完好', title: '随包裹退回，状况完好' },
    damaged: { word: '退回时破损', title: '随包裹退回时已破损：打包前先看一看' },
    missing: { word: '退回时没在箱里', title: '退回的包裹里没有它：请同事到“盘点差异”里定' },
  },
  remark: '备注',
  remarks: { order: '订单备注', item: '商品备注', inbound: '寄来包裹的备注', answer: '对我们提问的答复' },
  services: {
    photos: { word: '精细', title: '精细拍照' },
    shelf_photos: { word: '精细', title: '在架精细拍照' },
  },
  progress: (done, wanted) => `${done}/${wanted}`,
}
