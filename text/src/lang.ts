import { FIRST_LANG, type Lang } from '@longhaul/domain/languages.ts'

/** Set by the bundler, once per language (tools/page-language.ts); absent on the server and in most tests. */
declare const __LANG__: Lang | undefined

/** The language of this page: a constant, because changing it reloads (docs/rules/content.md). */
export const pageLang: Lang = typeof __LANG__ === 'undefined' ? FIRST_LANG : __LANG__
