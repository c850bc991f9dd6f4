import type { text as en } from './parcel-address.en.ts'

export const text: typeof en = {
  button: '更换收货地址',
  title: '寄到哪里',
  lead: (country) => `包裹按寄往${country}计费，新地址须在${country}。可以在地址簿中修改或新增地址。`,
  label: '收货地址',
  none: (country) => `地址簿中还没有${country}的地址。`,
  book: '打开地址簿',
  send: '寄到这个地址',
  sending: '正在保存…',
  done: '包裹将寄到这个地址。',
  closed: '现在无法付款。可以取消包裹，商品会回到货架，改寄别处。',
  why: '地址的问题',
}
