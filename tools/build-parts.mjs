import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * The parts of the build with their sources, and whether each is up to date. Runs at every `npm start`, so it
 * loads nothing that only a build needs.
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
/** A file in each dist folder: the hash of its sources, and below it the size and time of those files. */
const STAMP = '.built-from'

/** Every part with its sources. */
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

/**
 * Whether a part's dist folder was built from exactly these sources. Files that have not been touched since
 * are not read again.
 */
export async function isBuilt(part) {
  const [hash, look] = (await readFile(stampOf(part), 'utf8').catch(() => '')).split('\n')
  if (!hash) return false
  if (look === (await digestOf(part, lookOf))) return true
  if (hash !== (await digestOf(part, readFileSync))) return false
  await writeFile(stampOf(part), await stampFor(part))
  return true
}

/** The stamp of a dist folder built from the current sources. */
export const stampFor = async (part) =>
  [await digestOf(part, readFileSync), await digestOf(part, lookOf)].join('\n')

/** The size and time of a file: both git and editors change them when they rewrite it. */
function lookOf(file) {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

/** A digest of all sources of a part. */
async function digestOf(part, contentOf) {
  return digestOfAll(await Promise.all(SOURCES[part].map((place) => digestOfPlace(place, contentOf))))
}

/** Most parts share the same sources, so each digest is calculated once. */
function digestOfPlace(place, contentOf) {
  const known = digests.get(contentOf)
  if (!known.has(place))
    known.set(
      place,
      filesIn(place).then((files) =>
        digestOfAll(files.flatMap((file) => [file.slice(ROOT.length), contentOf(file)])),
      ),
    )
  return known.get(place)
}

const digests = new Map([
  [lookOf, new Map()],
  [readFileSync, new Map()],
])

function digestOfAll(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** The existing files, without tests. */
const filesIn = async (place) =>
  (await filesOf(join(ROOT, place))).filter((file) => !/\.test(-support)?\.tsx?$/.test(file))

/** The file itself, or everything in the folder, in a stable order; empty if neither exists. */
export async function filesOf(place) {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (!entries) return existsSync(place) ? [place] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
