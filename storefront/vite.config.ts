import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { findLang, FIRST_LANG } from '../domain/src/languages.ts'
import { pageLanguage } from '../tools/page-language.ts'
import { chunksOf } from './chunks.ts'
import { ownLoading } from './lean-bundle.ts'

/**
 * The shop's bundles: `vite build --mode zh` makes the browser's for one language, with `--ssr src/server.tsx` the server's. The language is
 * a constant in each (text/src/lang.ts), so that the other one is dropped.
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
        // What each icon of lucide is made by.
        {
          find: '../createLucideIcon.mjs',
          replacement: join(import.meta.dirname, '../ui/src/icon/create-icon.ts'),
        },
      ],
    },
    plugins: [react(), tailwindcss(), ...(command === 'build' && !isSsrBuild ? [ownLoading()] : [])],
    // One file to run beside the sources; the development server takes packages from where they are.
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
          // No picture or font inside a style sheet: the policy allows data: for pictures only, and a file is cached.
          assetsInlineLimit: 0,
          rolldownOptions: {
            // The style sheets by themselves: the document links the one that its page needs.
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

/** What the whole build is to be cut into, found out when the bundler first asks: then it has read every module. */
function fileOf(id: string, graph: Parameters<typeof chunksOf>[0]): string | null {
  files ??= chunksOf(graph)
  return files(id)
}
