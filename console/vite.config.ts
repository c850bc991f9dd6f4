import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { LANGUAGES, findLang, FIRST_LANG } from '../domain/src/languages.ts'
import { pageLanguage } from '../tools/page-language.ts'

/**
 * The console's bundle for one language: `vite build --mode zh` writes dist/zh. The server sends
 * dist/<language>/index.html for every page under /console, and the files beside it under
 * /console/<language>/assets/ with permanent caching.
 */
export default defineConfig(({ mode, command }) => {
  const lang = findLang(mode) ?? FIRST_LANG
  const { define, alias } = pageLanguage(lang)
  return {
    root: import.meta.dirname,
    base: `/console/${lang}/`,
    publicDir: false,
    define: {
      ...define,
      ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
    },
    resolve: { alias },
    plugins: [
      react(),
      tailwindcss(),
      {
        name: 'page-language',
        transformIndexHtml: (html) => html.replace('lang="en"', `lang="${LANGUAGES[lang].html}"`),
      },
    ],
    build: {
      outDir: `dist/${lang}`,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: ['chrome111', 'safari16.4', 'firefox114'],
      // Pictures and fonts are not inlined in style sheets: the content security policy allows data: only for
      // pictures, and separate files are cached.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// }],
          },
        },
      },
    },
  }
})
