import type { text as en } from './no-product.en.ts'

export const text: typeof en = {
  title: '没有这个编号的商品',
  text: '该平台的商品编号不是这种格式。请把商品链接粘贴到上方的输入框，编号会从链接中读取。',
}
