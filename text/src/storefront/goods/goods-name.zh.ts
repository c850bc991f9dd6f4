import type { text as catalogue } from './goods-name.en.ts'

export const text: typeof catalogue = { byMachine: '机器翻译' }
