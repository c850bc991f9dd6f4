import type { Plugin } from 'vite'
import type { Lang } from '../text/src/lang.ts'

/**
 * Leaves one language in a bundle. `pick({ en, zh })` and `pageLang === 'zh' ? zh.field : en.field` in a text file become the one or the
 * other, so that nothing refers to the other catalogue any more and the bundler drops it; minifiers do not see through either.
 */
export const oneLanguage = (lang: Lang): Plugin => ({
  name: 'one-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\/text\/src\/.*\.ts$/, code: /\bzh\b/ },
    handler: (code) =>
      code
        .replaceAll(/\bpick\(\{ ?en, ?zh,? ?\}\)/g, lang)
        .replaceAll(/\bpageLang === 'zh' \? (zh\b[\w.]*) : (en\b[\w.]*)/g, lang === 'zh' ? '$1' : '$2'),
  },
})
