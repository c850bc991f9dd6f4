import type { text as en } from './shown-photos.en.ts'

export const text: typeof en = {
  title: '买家可见的实拍',
  lead: '验货照片，展示给想买同款的人。照片里如有姓名、单据或人像，请撤下。',
  search: '商品编号',
  closed: '本店未开启同款实拍，可在设置中开启。',
  none: '没有这样的照片',
  remove: '撤下',
  removeOf: (title, what) => `撤下：${title}，${what}`,
  removed: '别人已看不到这张照片',
  waits: (day) => `${day} 起展示，此前买家可以不让展示`,
  open: '买家可见的实拍',
}
