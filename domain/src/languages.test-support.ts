import { inEachLanguage, type Lang } from './languages.ts'

/** A value in English and one in Chinese, for tests; any other language gets the English value. */
export const inBoth = <Value>(en: Value, zh: Value): Record<Lang, Value> & { en: Value; zh: Value } => ({
  ...inEachLanguage(() => en),
  en,
  zh,
})
