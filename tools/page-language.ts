import type { Lang } from '../domain/src/languages.ts'

/**
 * Makes a bundle monolingual: defines its language as a constant, and resolves catalogues of the primary
 * language to those of its own (docs/decisions/0051). For both front ends and for the screens' tests.
 */
export const pageLanguage = (lang: Lang) => ({
  define: { __LANG__: JSON.stringify(lang) },
  alias: [{ find: /\.en\.ts$/, replacement: `.${lang}.ts` }],
})
