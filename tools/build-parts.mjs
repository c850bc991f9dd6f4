import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
/** In each dist folder: the hash of what it was made from, and below it how those files looked on the disk. */
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
    'storefront/chunks.ts',
    'storefront/lean-bundle.ts',
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

/** Whether a part's dist folder was made from exactly these sources. Files that were not touched since are not read again. */
export async function isBuilt(part) {
  const [hash, look] = (await readFile(stampOf(part), 'utf8').catch(() => '')).split('\n')
  if (!hash) return false
  if (look === (await digestOf(part, lookOf))) return true
  if (hash !== (await digestOf(part, readFileSync))) return false
  await writeFile(stampOf(part), await stampFor(part))
  return true
}

/** What a dist folder says of itself that is made from the sources as they are now. */
export const stampFor = async (part) =>
  [await digestOf(part, readFileSync), await digestOf(part, lookOf)].join('\n')

/** Size and time of a file: what git or an editor writes anew has another. */
function lookOf(file) {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

/** Of everything that a part is made from. */
async function digestOf(part, contentOf) {
  return digestOfAll(await Promise.all(SOURCES[part].map((place) => digestOfPlace(place, contentOf))))
}

/** Most parts are made from the same places: each is looked at once. */
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

/** What is there, but for tests. */
const filesIn = async (place) =>
  (await filesOf(join(ROOT, place))).filter((file) => !/\.test(-support)?\.tsx?$/.test(file))

/** The file itself, or everything in the folder, in a stable order; nothing where there is neither. */
export async function filesOf(place) {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (!entries) return existsSync(place) ? [place] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
