import type { text as en } from './language-names.en.ts'

export const text: typeof en = { en: '英文', zh: '中文' }
