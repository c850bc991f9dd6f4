import { pageLang } from '../../lang.ts'
import { en } from './order-words.en.ts'
import { zh } from './order-words.zh.ts'

export const orderWords = pageLang === 'zh' ? zh : en

/** The name of a platform in this page's language: `taobao` is Taobao, what we do not know another shop. */
export const platformName = (platform: string): string =>
  (orderWords.platforms as Record<string, string>)[platform] ?? orderWords.otherShop
