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

/* Each plugin has a filter, which the bundler applies itself: calling a function for each of thousands of modules took a quarter of a build. */

/** @type {import('rolldown').Plugin} */
const leavingOut = {
  name: 'left-out',
  resolveId: {
    filter: { id: anyOf(Object.keys(LEFT_OUT)) },
    handler: (name) => `\0left-out/${name}.cjs`,
  },
  load: {
    filter: { id: /^\0left-out\// },
    handler: (id) => LEFT_OUT[id.slice('\0left-out/'.length, -'.cjs'.length)],
  },
}

/**
 * Refuses tests: the pattern of an import by language, such as `audit.${lang}.ts`, also matches `audit.test.ts`, which brings vitest with it.
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

/** Each is started by `tools/start.mjs NAME`. */
export const PROGRAMS = ['main', 'admin', 'books', 'quotes', 'backup', 'restore', 'move-files', 'migrate']

/** Where `npm run dev` runs the server from, and where the bundle is built before it is put in place. */
export const WATCHED = 'server/dist/watched'
export const WATCHED_NEXT = 'server/dist/watched/next'

/**
 * Imports of packages of hundreds of modules, which `npm run dev` bundles once, because Node took a third of each restart to find and load their files. They
 * are ES modules, so that their exports are known without running them.
 */
const PACKED = [
  'typebox',
  'typebox/compile',
  'typebox/value',
  'kysely',
  'kysely/helpers/postgres',
  '@sentry/core',
  '@sentry/core/server',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
]
const packedFile = (name) => `packages/${name.replaceAll('/', '-')}.js`

/** Builds the production bundles. */
export async function buildServer() {
  const { build } = await import('rolldown')
  const { dependencies } = JSON.parse(readFileSync(join(SERVER, 'package.json'), 'utf8'))
  const installed = Object.keys(dependencies).filter((name) => !name.startsWith('@longhaul/'))
  await build({
    ...(await input()),
    input: Object.fromEntries(PROGRAMS.map((name) => [name, `src/${name}.ts`])),
    // `pg` uses the last one if it is installed.
    external: [...installed, 'pg-native'],
    output: {
      ...OUTPUT,
      dir: join(SERVER, 'dist'),
      entryFileNames: '[name].js',
      chunkFileNames: 'parts/[name]-[hash].js',
      // Halves the size; functions keep their names, so that a stack trace is readable even without its map.
      minify: { compress: false, mangle: { keepNames: { function: true, class: true } }, codegen: true },
    },
  })
}

/** Bundles the large packages for `npm run dev`, each import into a file of its own. */
export async function buildPackages() {
  const { build } = await import('rolldown')
  await build({
    ...(await input()),
    input: Object.fromEntries(PACKED.map((name) => [packedFile(name), name])),
    output: {
      dir: join(SERVER, '..', WATCHED),
      entryFileNames: '[name]',
      chunkFileNames: 'packages/shared/[name].js',
    },
  })
}

/**
 * The server alone for `npm run dev`, rebuilt whenever a source changes: only our own code, in one file, because packages do not change.
 *
 * @returns {Promise<import('rolldown').RolldownWatcher>}
 */
export async function watchServerBundle() {
  const { watch } = await import('rolldown')
  return watch({
    ...(await input()),
    input: { main: 'src/main.ts' },
    external: /^(?!@longhaul\/)[@a-z]/,
    output: {
      ...OUTPUT,
      dir: join(SERVER, '..', WATCHED_NEXT),
      entryFileNames: '[name].js',
      codeSplitting: false,
      paths: Object.fromEntries(PACKED.map((name) => [name, `./${packedFile(name)}`])),
    },
  })
}

/** Errors are reported with the source's line numbers (server/src/platform/source-lines.ts). */
const OUTPUT = { sourcemap: true, sourcemapExcludeSources: true }

async function input() {
  // What Vite uses for imports by language.
  const { dynamicImportVarsPlugin, importGlobPlugin } = await import('rolldown/experimental')
  return {
    cwd: SERVER,
    platform: 'node',
    // Of what can be bundled as ES modules, unused parts are left out.
    resolve: { mainFields: ['module', 'main'] },
    transform: { target: 'node20' },
    logLevel: 'silent',
    plugins: [leavingOut, withoutTests, dynamicImportVarsPlugin(), importGlobPlugin()],
  }
}

/** Matches exactly these package names, of which none has a character that means something in a pattern. */
function anyOf(names) {
  return new RegExp(`^(${names.join('|')})$`)
}
