import type { text as en } from './sent.en.ts'

/** 代购单提交后的提示。 */
export const text: typeof en = {
  added: '已加入购物车',
  toCart: '打开购物车',
  next: '下一个链接',
  saved: '已修改',
  loginFirst: '请先登录。已填写的内容会保留，登录后自动加入购物车。',
}
