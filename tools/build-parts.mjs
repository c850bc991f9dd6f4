import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/*
 * What is built from what, and whether it is: asked at every `npm start`, so nothing is loaded here that only a build needs.
 */

const ROOT = join(import.meta.dirname, '..')
const SHARED = [
  'text/src',
  'domain/src',
  'contract/src',
  'package-lock.json',
  'tools/build.mjs',
  'tools/build-parts.mjs',
]
const BROWSER = ['ui/src', 'browser/src', 'tools/page-language.ts']
/** In each dist folder: the hash of what it was made from. */
const STAMP = '.built-from'

/** Every part with the files that it is made from. */
const SOURCES = {
  pictures: ['tools/draw-pictures.ts', 'server/src/goods/drawings', 'package-lock.json'],
  server: [...SHARED, 'server/src', 'server/package.json', 'tools/server-bundle.mjs'],
  storefront: [
    ...SHARED,
    ...BROWSER,
    'storefront/src',
    'storefront/vite.config.ts',
    'storefront/package.json',
  ],
  console: [
    ...SHARED,
    ...BROWSER,
    'console/src',
    'console/index.html',
    'console/vite.config.ts',
    'console/package.json',
  ],
}

export const PARTS = Object.keys(SOURCES)

export const distOf = (part) => join(ROOT, part === 'pictures' ? 'storefront/dist/pictures' : `${part}/dist`)
export const stampOf = (part) => join(distOf(part), STAMP)

/** Whether a part's dist folder was made from exactly these sources. */
export async function isBuilt(part, hash) {
  return (await readFile(stampOf(part), 'utf8').catch(() => '')) === hash
}

/** Of everything that a part is made from. */
export async function hashOf(part) {
  const hash = createHash('sha256')
  for (const place of SOURCES[part]) hash.update(await hashOfPlace(place))
  return hash.digest('hex')
}

/** Most parts read the same places: each is read once. */
function hashOfPlace(place) {
  if (!known.has(place)) known.set(place, readPlace(place))
  return known.get(place)
}

const known = new Map()

async function readPlace(place) {
  const hash = createHash('sha256')
  for (const file of await filesOf(join(ROOT, place))) {
    if (/\.test(-support)?\.tsx?$/.test(file)) continue
    hash.update(relative(ROOT, file)).update('\0')
    hash.update(readFileSync(file)).update('\0')
  }
  return hash.digest()
}

/** The file itself, or everything in the folder, in a stable order; nothing where there is neither. */
export async function filesOf(place) {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (!entries) return existsSync(place) ? [place] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
