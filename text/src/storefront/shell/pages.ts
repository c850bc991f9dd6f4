import type { Lang } from '../../lang.ts'
import { en } from './pages.en.ts'
import { zh } from './pages.zh.ts'

/** What the server itself writes into pages of the shop, in a given language. */
export const pagesIn = (lang: Lang) => (lang === 'zh' ? zh : en)
