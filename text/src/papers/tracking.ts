import type { Lang } from '../lang.ts'
import { en } from './tracking.en.ts'
import { zh } from './tracking.zh.ts'

/** What carriers say, in a language. */
export const trackingIn = (lang: Lang) => (lang === 'zh' ? zh : en)
