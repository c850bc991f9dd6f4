/** The two languages of the product. The cookie, the header and the database say exactly these. */
export const LANGS = ['en', 'zh'] as const
export type Lang = (typeof LANGS)[number]

/** Set by the bundler, once per language; absent on the server and in tests, where `globalThis.__LANG__` decides. */
declare const __LANG__: Lang | undefined

/**
 * The language of this page: a constant, because changing it reloads (docs/rules/content.md). Catalogues are chosen by
 * `pageLang === 'zh' ? zh : en`, which the bundler folds, so that a bundle for one language drops the other catalogue.
 */
export const pageLang: Lang = typeof __LANG__ === 'undefined' ? 'en' : __LANG__

/** One of two values for this page: a name of the database, a mark between words. Both stay in the bundle. */
export function pick<T>(both: { en: T; zh: T }): T {
  return pageLang === 'zh' ? both.zh : both.en
}

/** What `<html lang>` says for a language. */
export const htmlLang: Record<Lang, string> = { en: 'en', zh: 'zh-Hans' }
