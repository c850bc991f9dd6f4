import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { findLang, FIRST_LANG } from '../domain/src/languages.ts'
import { pageLanguage } from '../tools/page-language.ts'
import { chunksOf } from './chunks.ts'
import { ownLoading } from './lean-bundle.ts'

/**
 * The shop's bundles: `vite build --mode zh` builds the browser's for one language, with `--ssr src/server.tsx` the server's. The language is a constant in
 * each (text/src/lang.ts), so that the others are dropped.
 */
export default defineConfig(({ mode, command, isSsrBuild }) => {
  const lang = findLang(mode) ?? FIRST_LANG
  const { define, alias } = pageLanguage(lang)
  return {
    root: import.meta.dirname,
    base: `/assets/${lang}/`,
    publicDir: false,
    define: {
      ...define,
      ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
    },
    resolve: {
      alias: [
        ...alias,
        // The module with which lucide creates each icon.
        {
          find: '../createLucideIcon.mjs',
          replacement: join(import.meta.dirname, '../ui/src/icon/create-icon.ts'),
        },
      ],
    },
    plugins: [react(), tailwindcss(), ...(command === 'build' && !isSsrBuild ? [ownLoading()] : [])],
    // Bundles everything into one file that runs next to the sources; the development server uses packages where they are installed.
    ssr: { target: 'node', ...(command === 'build' ? { noExternal: true } : {}) },
    build: isSsrBuild
      ? {
          outDir: `dist/server/${lang}`,
          emptyOutDir: true,
          ssr: 'src/server.tsx',
          target: 'node20',
          minify: false,
        }
      : {
          outDir: `dist/${lang}`,
          emptyOutDir: true,
          assetsDir: '',
          manifest: 'manifest.json',
          modulePreload: false,
          target: ['chrome111', 'safari16.4', 'firefox114'],
          // No inlined pictures or fonts in style sheets: the policy allows data: only for pictures, and a file can be cached.
          assetsInlineLimit: 0,
          rolldownOptions: {
            // The style sheets as separate entries: the document links the one that its page needs.
            input: ['src/main.tsx', 'src/styles.css', 'src/public.css'],
            treeshake: { propertyReadSideEffects: false },
            output: {
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] },
            },
          },
        },
  }
})

let files: ((id: string) => string | null) | undefined

/** The chunk of a module. The assignment is calculated on the bundler's first call, when it has read every module. */
function fileOf(id: string, graph: Parameters<typeof chunksOf>[0]): string | null {
  files ??= chunksOf(graph)
  return files(id)
}
