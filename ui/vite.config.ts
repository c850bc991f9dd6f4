import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { htmlLang, LANGS } from '../text/src/lang.ts'

/** The component gallery on its own: `KIT_LANG=zh npx vite build --config ui/vite.config.ts ui` writes ui/dist/zh. */
const lang = LANGS.find((lang) => lang === process.env['KIT_LANG']) ?? 'en'

export default defineConfig({
  base: './',
  define: { __LANG__: JSON.stringify(lang) },
  plugins: [
    react(),
    tailwindcss(),
    { name: 'kit-lang', transformIndexHtml: (html) => html.replace('lang="en"', `lang="${htmlLang[lang]}"`) },
  ],
  build: { outDir: `dist/${lang}`, emptyOutDir: true, rolldownOptions: { input: 'kit.html' } },
})
