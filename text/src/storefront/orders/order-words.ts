import { text } from './order-words.en.ts'

export const orderWords = text

/**
 * The name of a platform in this page's language: `taobao` is Taobao, an unknown platform is "other shop".
 */
export const platformName = (platform: string): string =>
  (orderWords.platforms as Record<string, string>)[platform] ?? orderWords.otherShop
