import { join } from 'node:path'

/*
 * Bundles the server and its commands into `server/dist`: our own sources, compiled, in a few files. Packages
 * stay where npm installed them.
 */

const ROOT = join(import.meta.dirname, '..')

/** Each is started by `tools/start.mjs NAME`. */
const PROGRAMS = [
  'main',
  'admin',
  'books',
  'quotes',
  'backup',
  'restore',
  'move-files',
  'migrate',
  'rules',
].map((name) => `src/${name}.ts`)

/** Threads are started from files of their own. `npm run dev` starts them from the sources. */
const THREADS = ['src/goods-knowledge/learn-thread.ts']

/** Where `npm run dev` runs the server from, and where the bundle is built before it is put in place. */
export const WATCHED = 'server/dist/watched'
export const WATCHED_NEXT = 'server/dist/watched/next'

/** Builds programs into a folder, each with what it shares with others in `parts`. */
export async function buildServer(programs = [...PROGRAMS, ...THREADS], dir = join(ROOT, 'server/dist')) {
  const { build } = await import('rolldown')
  await build({
    ...(await input()),
    input: programs,
    output: { ...OUTPUT, dir, chunkFileNames: 'parts/[name]-[hash].js' },
  })
}

/**
 * The server alone for `npm run dev`, in one file, rebuilt whenever a source changes.
 *
 * @returns {Promise<import('rolldown').RolldownWatcher>}
 */
export async function watchServerBundle() {
  const { watch } = await import('rolldown')
  return watch({
    ...(await input()),
    input: 'src/main.ts',
    output: { ...OUTPUT, dir: join(ROOT, WATCHED_NEXT), codeSplitting: false },
  })
}

/** With source maps, by which Node names the lines of the sources in stack traces. */
const OUTPUT = { entryFileNames: '[name].js', sourcemap: true, sourcemapExcludeSources: true }

async function input() {
  // What Vite uses for imports by language.
  const { dynamicImportVarsPlugin, importGlobPlugin } = await import('rolldown/experimental')
  return {
    cwd: join(ROOT, 'server'),
    platform: 'node',
    transform: { target: 'node20' },
    external: /^(?!@longhaul\/)[@a-z]/,
    logLevel: 'silent',
    plugins: [withoutTests, dynamicImportVarsPlugin(), importGlobPlugin()],
  }
}

/**
 * Refuses tests: the pattern of an import by language, such as `audit.${lang}.ts`, also matches
 * `audit.test.ts`.
 *
 * @type {import('rolldown').Plugin}
 */
const withoutTests = {
  name: 'without-tests',
  load: {
    filter: { id: /\.test(-support)?\.tsx?$/ },
    handler: (id) => {
      throw new Error(`${id} would be part of the server`)
    },
  },
}
