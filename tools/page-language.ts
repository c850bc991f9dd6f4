import type { Lang } from '../domain/src/languages.ts'

/**
 * What makes a bundle one language's: its name as a constant, and its file wherever a catalogue of the language in which texts are written first
 * is imported (docs/decisions/0051). For both front ends and for the screens' tests.
 */
export const pageLanguage = (lang: Lang) => ({
  define: { __LANG__: JSON.stringify(lang) },
  alias: [{ find: /\.en\.ts$/, replacement: `.${lang}.ts` }],
})
