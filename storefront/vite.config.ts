import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { findLang, FIRST_LANG } from '../domain/src/languages.ts'
import { pageLanguage } from '../tools/page-language.ts'

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
    resolve: { alias },
    plugins: [react(), tailwindcss()],
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
            input: 'src/main.tsx',
            treeshake: { propertyReadSideEffects: false },
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
                  // What the entry imports and other chunks share: in one file instead of a dozen, and nothing else.
                  { name: firstLoad, debugName: 'first load', priority: 2 },
                  // What every form uses.
                  {
                    name: 'forms',
                    priority: 1,
                    test: /ui\/src\/(field\/(Field|TextField|PasswordField|use-|leaving|reported)|button\/(IconButton|Button|WhyBubble|use-)|card\/Card)|browser\/src\/(form\/use-call-form|calls\/use-send|state\/Failure\.)|shared\/checks|accounts\/(limits|AccountCard)|text\/src\/storefront\/accounts\/login\.|icons\/(eye|eye-off|check|dot|circle-exclamation-point)\./,
                  },
                ],
              },
            },
          },
        },
  }
})

type ModuleGraph = { getModuleInfo(id: string): { importedIds: string[] } | null }
let firstLoadIds: Set<string> | undefined

/** `common` for every module that the entry reaches by static imports, and thus every first visit loads. */
function firstLoad(id: string, graph: ModuleGraph): string | null {
  if (!firstLoadIds) {
    firstLoadIds = new Set()
    const next = [join(import.meta.dirname, 'src/main.tsx')]
    for (let module = next.pop(); module !== undefined; module = next.pop()) {
      if (firstLoadIds.has(module)) continue
      firstLoadIds.add(module)
      next.push(...(graph.getModuleInfo(module)?.importedIds ?? []))
    }
  }
  // Nor are these worth a file of their own: nearly every page has them, and the log-in page is close to its budget.
  const isSmall =
    /storefront\/src\/shared\/(head|error-panel)\.tsx?$|\/use-search-param\.ts$|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/.test(
      id,
    )
  // The query library's index names these, but only long lists use them.
  const isForLists = /infiniteQueryObserver|useInfiniteQuery/.test(id)
  return (firstLoadIds.has(id) || isSmall) && !isForLists && !id.endsWith('src/main.tsx') ? 'common' : null
}
