import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { LANGUAGES, findLang, FIRST_LANG } from '../domain/src/languages.ts'
import { pageLanguage } from '../tools/page-language.ts'

/**
 * Builds the component gallery alone: `KIT_LANG=zh npx vite build --config ui/vite.config.ts ui` writes
 * ui/dist/zh.
 */
const lang = findLang(process.env['KIT_LANG']) ?? FIRST_LANG
const { define, alias } = pageLanguage(lang)

export default defineConfig({
  base: './',
  define,
  resolve: { alias },
  plugins: [
    react(),
    tailwindcss(),
    {
      name: 'kit-lang',
      transformIndexHtml: (html) => html.replace('lang="en"', `lang="${LANGUAGES[lang].html}"`),
    },
  ],
  build: { outDir: `dist/${lang}`, emptyOutDir: true, rolldownOptions: { input: 'kit.html' } },
})
