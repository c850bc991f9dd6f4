import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { findLang, FIRST_LANG } from '../domain/src/languages.ts'
import { pageLanguage } from '../tools/page-language.ts'

/*
 * A screen's own modules are in its chunk. Left to the bundler, what several screens share would be in a
 * hundred small files, each with a request and its headers. So these screens, which strangers and shoppers
 * open first, each have what at least so many share in one file. A page that needs one of its modules loads
 * all of them, and what fewer screens share is left to the next file.
 */
const SHARED = [
  { name: 'home', screen: 'home/HomeScreen.tsx', by: 5 },
  { name: 'form', screen: 'goods/GoodsScreen.tsx', by: 8 },
  { name: 'list', screen: 'orders/OrdersScreen.tsx', by: 3 },
  { name: 'goods', screen: 'goods/GoodsScreen.tsx', by: 2 },
]

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Puts what a file imports, directly or not, into one chunk. */
function importsOf(name: string, file: string) {
  let found: Set<string> | undefined
  const collect = (id: string, graph: ModuleGraph, into: Set<string>): Set<string> => {
    if (into.has(id)) return into
    into.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach((next) => collect(next, graph, into))
    return into
  }
  return (id: string, graph: ModuleGraph): string | null =>
    (found ??= collect(join(import.meta.dirname, 'src', file), graph, new Set())).has(id) ? name : null
}

const groups = () => [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
  { name: importsOf('app', 'main.tsx'), priority: 8 },
  ...SHARED.map(({ name, screen, by }, at) => ({
    name: importsOf(name, screen),
    minShareCount: by,
    priority: 7 - at,
  })),
]

/**
 * The shop's bundles: `vite build --mode zh` builds the browser's for one language, with `--ssr
 * src/server.tsx` the server's. The language is a constant in each (text/src/lang.ts), so that the others are
 * dropped.
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
    plugins: [react(), tailwindcss()],
    // Bundles everything into one file that runs next to the sources; the development server uses packages
    // where they are installed.
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
          // No inlined pictures or fonts in style sheets: the policy allows data: only for pictures, and a
          // file can be cached.
          assetsInlineLimit: 0,
          rolldownOptions: {
            // The document of a public page links this sheet; the complete one belongs to the other screens
            // (src/shared/screen.ts).
            input: ['src/main.tsx', 'src/public.css'],
            treeshake: { propertyReadSideEffects: false },
            output: {
              codeSplitting: { groups: groups() },
              // Seven characters, 42 bits, tell the versions of one file apart. The scripts of a page name
              // some sixty others, and hashes do not compress.
              entryFileNames: '[name]-[hash:7].js',
              chunkFileNames: '[name]-[hash:7].js',
              assetFileNames: '[name]-[hash:7][extname]',
            },
          },
        },
  }
})
