import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * The server and the commands beside it as bundles in `server/dist` (decisions 0052 and 0053): Node reads a few files instead of thousands. What the
 * server's package.json calls a dependency stays where npm put it, because it is native or reads files of its own; everything else is bundled.
 */

const SERVER = join(import.meta.dirname, '..', 'server')

/** What libraries bring along for what nothing here uses, and what stands in its place: each start would read and run it (decision 0128). */
const LEFT_OUT = {
  // 160 KB of types of files, of which the compression wants to know whether they are text. Its own rule says the same of all that we send.
  'mime-db': 'module.exports = {}',
  // Node's own streams, a second time.
  'readable-stream': "module.exports = require('node:stream')",
  // Looks for settings of the job queue in every folder above this one, with a reader of YAML and another of JSON. It is told all it needs.
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

/** Each is started by `tools/start.mjs NAME`. */
export const PROGRAMS = ['main', 'admin', 'books', 'quotes', 'backup', 'restore', 'move-files', 'migrate']

/** Where `npm run dev` runs it from, and where it is made before it is put there whole. */
export const WATCHED = 'server/dist/watched'
export const WATCHED_NEXT = 'server/dist/watched/next'

/**
 * How Vite makes them for production.
 *
 * @returns {import('vite').InlineConfig}
 */
export function serverBundles() {
  const { dependencies } = JSON.parse(readFileSync(join(SERVER, 'package.json'), 'utf8'))
  const installed = Object.keys(dependencies).filter((name) => !name.startsWith('@longhaul/'))
  return bundle({
    outDir: 'dist',
    emptyOutDir: false,
    // The last one is what `pg` would use if it were there.
    ssr: { noExternal: true, external: [...installed, 'pg-native'] },
    rolldownOptions: {
      input: Object.fromEntries(PROGRAMS.map((name) => [name, `src/${name}.ts`])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        // Half as much to read and to keep; functions keep their names, so that a stack trace is readable even without its map.
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
 * The server alone for `npm run dev`, made again whenever a source changes: only what we wrote, in one file, because packages do not change.
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
    plugins: [leavingOut()],
    ssr,
    // Faults are reported by the lines of the sources (server/src/platform/source-lines.ts).
    build: { ssr: true, target: 'node20', minify: false, sourcemap: true, ...options },
  }
}
