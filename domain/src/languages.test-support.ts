import { inEachLanguage, type Lang } from './languages.ts'

/** A value in English and one in Chinese, for tests; whatever other languages there are have the English one. */
export const inBoth = <Value>(en: Value, zh: Value): Record<Lang, Value> & { en: Value; zh: Value } => ({
  ...inEachLanguage(() => en),
  en,
  zh,
})
