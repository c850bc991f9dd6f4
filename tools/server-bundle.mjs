import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Bundles the server and its commands into `server/dist` (decisions 0052 and 0053), so that Node reads a few files instead of thousands. The dependencies in
 * the server's package.json stay where npm installed them, because they are native or read files of their own; everything else is bundled.
 */

const SERVER = join(import.meta.dirname, '..', 'server')

/** Parts of libraries for features that are unused here, with their replacements: otherwise each start would read and run them (decision 0128). */
const LEFT_OUT = {
  // 160 KB of file types, from which the compression looks up whether they are text. Its built-in rule gives the same result for everything that we send.
  'mime-db': 'module.exports = {}',
  // A second copy of Node's own streams.
  'readable-stream': "module.exports = require('node:stream')",
  // Searches every folder above for settings of the job queue, with a YAML and a JSON parser. We pass all settings explicitly.
  cosmiconfig: 'exports.cosmiconfigSync = () => ({ search: () => null })',
}

/** @returns {import('vite').Plugin} */
const leavingOut = () => ({
  name: 'left-out',
  enforce: 'pre',
  resolveId: (name) => (name in LEFT_OUT ? `\0left-out/${name}.cjs` : null),
  load: (id) =>
    id.startsWith('\0left-out/') ? LEFT_OUT[id.slice('\0left-out/'.length, -'.cjs'.length)] : null,
})

/**
 * Refuses tests: the pattern of an import by language, such as `audit.${lang}.ts`, also matches `audit.test.ts`, which brings vitest with it.
 *
 * @returns {import('vite').Plugin}
 */
const withoutTests = () => ({
  name: 'without-tests',
  enforce: 'pre',
  load: (id) => {
    if (/\.test(-support)?\.tsx?$/.test(id)) throw new Error(`${id} would be part of the server`)
  },
})

/** Each is started by `tools/start.mjs NAME`. */
export const PROGRAMS = ['main', 'admin', 'books', 'quotes', 'backup', 'restore', 'move-files', 'migrate']

/** Where `npm run dev` runs the server from, and where the bundle is built before it is put in place. */
export const WATCHED = 'server/dist/watched'
export const WATCHED_NEXT = 'server/dist/watched/next'

/**
 * Vite's configuration for the production bundles.
 *
 * @returns {import('vite').InlineConfig}
 */
export function serverBundles() {
  const { dependencies } = JSON.parse(readFileSync(join(SERVER, 'package.json'), 'utf8'))
  const installed = Object.keys(dependencies).filter((name) => !name.startsWith('@longhaul/'))
  return bundle({
    outDir: 'dist',
    emptyOutDir: false,
    // `pg` uses the last one if it is installed.
    ssr: { noExternal: true, external: [...installed, 'pg-native'] },
    rolldownOptions: {
      input: Object.fromEntries(PROGRAMS.map((name) => [name, `src/${name}.ts`])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        // Halves the size; functions keep their names, so that a stack trace is readable even without its map.
        minify: {
          compress: false,
          mangle: { keepNames: { function: true, class: true } },
          codegen: true,
        },
        sourcemapExcludeSources: true,
      },
    },
  })
}

/**
 * The server alone for `npm run dev`, rebuilt whenever a source changes: only our own code, in one file, because packages do not change.
 *
 * @returns {import('vite').InlineConfig}
 */
export function watchedBundle() {
  return bundle({
    outDir: join('..', WATCHED_NEXT),
    emptyOutDir: false,
    watch: {},
    ssr: { noExternal: [/^@longhaul\//] },
    rolldownOptions: {
      input: { main: 'src/main.ts' },
      output: { entryFileNames: '[name].js', codeSplitting: false, sourcemapExcludeSources: true },
    },
  })
}

function bundle({ ssr, ...options }) {
  return {
    root: SERVER,
    configFile: false,
    logLevel: 'error',
    plugins: [leavingOut(), withoutTests()],
    ssr,
    // Errors are reported with the source's line numbers (server/src/platform/source-lines.ts).
    build: { ssr: true, target: 'node20', minify: false, sourcemap: true, ...options },
  }
}
