import type { text as en } from './correct-address.en.ts'

export const text: typeof en = {
  title: '更正地址',
  wrong: '地址的问题',
  lead: (country) => `按买家告知的填写，须在${country}。保存后即可发货，买家会收到通知并看到新地址。`,
  taxId: '收件人清关税号',
  reason: '依据',
  reasonHint: '例如：买家今天在对话中告知。',
  save: '寄到这个地址',
  saved: '包裹将寄到这个地址',
}
