import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { tsImport } from 'tsx/esm/api'
import { build } from 'vite'
import { serverBundle } from './server-bundle.mjs'

/*
 * Builds both front ends and the server's bundle, what of them is missing or older than its sources: `npm run build`, or one of them by its name. Each
 * dist folder keeps the hash of what it was made from. Ends with 1 when a build fails.
 */

const ROOT = join(import.meta.dirname, '..')
const SHARED = ['text/src', 'domain/src', 'contract/src', 'package-lock.json', 'tools/build.mjs']
const BROWSER = ['ui/src', 'browser/src', 'tools/page-language.ts']
const { LANGS } = await tsImport('../domain/src/languages.ts', import.meta.url)
const STAMP = '.built-from'
/** Smaller files gain nothing by compression. */
const WORTH_BYTES = 1024
const COMPRESSED = new Set(['.js', '.css', '.svg', '.html', '.wasm'])

/** @type {{ name: string, sources: string[], make: () => Promise<unknown> }[]} */
const parts = [
  {
    name: 'server',
    sources: ['server/src', 'server/package.json', 'tools/server-bundle.mjs'],
    make: () => build(serverBundle()),
  },
  {
    name: 'storefront',
    sources: [...BROWSER, 'storefront/src', 'storefront/vite.config.ts', 'storefront/package.json'],
    make: () => Promise.all(LANGS.map((lang) => storefront(lang))),
  },
  {
    name: 'console',
    sources: [
      ...BROWSER,
      'console/src',
      'console/index.html',
      'console/vite.config.ts',
      'console/package.json',
    ],
    make: () => Promise.all(LANGS.map((lang) => bundle('console', { mode: lang }))),
  },
]

const wanted = process.argv.slice(2)
let failed = false
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue
  await refresh(part).catch((error) => {
    failed = true
    console.error(`${part.name}: ${error instanceof Error ? error.message : error}`)
  })
}
process.exitCode = failed ? 1 : 0

/** Builds a part unless its dist folder was made from exactly these sources. */
async function refresh({ name, sources, make }) {
  const dist = join(ROOT, name, 'dist')
  const stamp = join(dist, STAMP)
  const hash = await hashOf([...sources, ...SHARED])
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return console.log(`${name} is up to date`)
  const began = performance.now()
  await rm(stamp, { force: true })
  await make()
  if (name !== 'server') await compressAll(dist)
  await mkdir(dist, { recursive: true })
  await writeFile(stamp, hash)
  console.log(`${name} built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

/** One language of the shop: the browser's bundle, then the server's. */
async function storefront(lang) {
  await bundle('storefront', { mode: lang })
  await bundle('storefront', { mode: lang, build: { ssr: 'src/server.tsx' } })
}

function bundle(folder, options) {
  return build({
    root: join(ROOT, folder),
    configFile: join(ROOT, folder, 'vite.config.ts'),
    logLevel: 'error',
    ...options,
  })
}

async function hashOf(places) {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of await filesOf(join(ROOT, place))) {
      if (/\.test(-support)?\.tsx?$/.test(file)) continue
      hash.update(relative(ROOT, file)).update('\0')
      hash.update(await readFile(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

/** The file itself, or everything in the folder, in a stable order; nothing where there is neither. */
async function filesOf(place) {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (!entries) return existsSync(place) ? [place] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Brotli and gzip beside each file that a browser fetches, so that the server compresses none of them again and again. */
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
