import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { PARTS, distOf, filesOf, isBuilt, stampFor, stampOf } from './build-parts.mjs'
import { buildServer } from './server-bundle.mjs'

/*
 * Builds both front ends, the server's bundles and the pictures of public pages, as far as they are missing
 * or older than their sources: `npm run build`, or with names of parts only those. Exits with 1 if a build
 * fails.
 */

// Whatever the caller's setting: a test's own NODE_ENV would put React's development build into the pages.
process.env.NODE_ENV = 'production'

const ROOT = join(import.meta.dirname, '..')
/** Compressing smaller files gains nothing. */
const WORTH_BYTES = 512
/** Chunks of earlier bundles are kept, because a server that runs them loads some of them only on demand. */
const PARTS_KEPT_MS = 7 * 86_400_000
/** Lists the packages within the scripts, with the texts of their licences. */
const BROWSER = { license: { fileName: 'licences.md' } }
const COMPRESSED = new Set(['.js', '.css', '.svg', '.html', '.wasm'])

const MAKE = {
  pictures: async () => {
    const { tsImport } = await import('tsx/esm/api')
    await (await tsImport('./draw-pictures.ts', import.meta.url)).drawPictures(distOf('pictures'))
  },
  server,
  storefront: async () => {
    await Promise.all((await languages()).map((lang) => storefront(lang)))
    await compressAll(distOf('storefront'))
  },
  console: async () => {
    await Promise.all((await languages()).map((lang) => bundle('console', { mode: lang, build: BROWSER })))
    await compressAll(distOf('console'))
  },
}

const asked = process.argv.slice(2)
const parts = PARTS.filter((name) => asked.length === 0 || asked.includes(name))
let failed = false
for (const [at, part] of parts.entries()) {
  await refresh(part, `Building ${part}, part ${at + 1} of ${parts.length}`).catch((error) => {
    failed = true
    console.error(`${part}: ${reasonOf(error)}`)
  })
}
process.exitCode = failed ? 1 : 0

/** Builds a part unless its dist folder was built from exactly these sources. */
async function refresh(part, what) {
  if (await isBuilt(part)) return console.log(`${part} is up to date`)
  const began = performance.now()
  await rm(stampOf(part), { force: true })
  // Taken before the build: a source that changes meanwhile makes the part outdated immediately.
  const stamp = await stampFor(part)
  const progress = await begin(what)
  await MAKE[part]().finally(progress.end)
  await mkdir(distOf(part), { recursive: true })
  await writeFile(stampOf(part), stamp)
  console.log(`${part} built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

/** Says what is being built for as long as it takes. Loaded only where something is built. */
async function begin(what) {
  const { tsImport } = await import('tsx/esm/api')
  const { startProgress } = await tsImport('../server/src/platform/progress.ts', import.meta.url)
  const progress = startProgress()
  progress.begin(what)
  return progress
}

/** Explains a failure; a production install has no build tools. */
function reasonOf(error) {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    return 'is not built, and the build tools are not installed: run "npm ci" without --omit=dev, or use a release'
  return error instanceof Error ? error.message : error
}

/** The server's bundles. */
async function server() {
  await buildServer()
  for (const file of await filesOf(join(distOf('server'), 'parts')))
    if ((await stat(file)).mtimeMs < Date.now() - PARTS_KEPT_MS) await rm(file)
}

/** One language of the shop: the browser's bundle, then the server's. */
async function storefront(lang) {
  await bundle('storefront', { mode: lang, build: BROWSER })
  await bundle('storefront', { mode: lang, build: { ssr: 'src/server.tsx' } })
}

async function bundle(folder, options) {
  const { build } = await import('vite')
  await build({
    root: join(ROOT, folder),
    configFile: join(ROOT, folder, 'vite.config.ts'),
    logLevel: 'error',
    ...options,
  })
}

async function languages() {
  return (await importSource('../domain/src/languages.ts')).LANGS
}

async function importSource(path) {
  const { tsImport } = await import('tsx/esm/api')
  return await tsImport(path, import.meta.url)
}

/**
 * Stores a Brotli and a gzip version next to each file that a browser fetches, so that the server need not
 * compress it for each request.
 */
async function compressAll(dist) {
  const files = (await filesOf(dist)).filter(
    (file) => COMPRESSED.has(extname(file)) && !relative(dist, file).startsWith('server'),
  )
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < WORTH_BYTES) return
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
