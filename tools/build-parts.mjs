import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
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

/** Size and time of a file: what git or an editor writes anew has another. Each is looked at once, however many parts are made from it. */
function lookOf(file) {
  const known = looks.get(file)
  if (known !== undefined) return known
  const { size, mtimeMs } = statSync(file)
  const look = `${size} ${mtimeMs}`
  looks.set(file, look)
  return look
}

const looks = new Map()

/** Of everything that a part is made from. */
async function digestOf(part, contentOf) {
  const hash = createHash('sha256')
  for (const place of SOURCES[part])
    for (const file of await filesIn(place)) {
      hash.update(relative(ROOT, file)).update('\0')
      hash.update(contentOf(file)).update('\0')
    }
  return hash.digest('hex')
}

/** Most parts are made from the same places: each is looked through once. */
function filesIn(place) {
  if (!known.has(place))
    known.set(
      place,
      filesOf(join(ROOT, place)).then((files) =>
        files.filter((file) => !/\.test(-support)?\.tsx?$/.test(file)),
      ),
    )
  return known.get(place)
}

const known = new Map()

/** The file itself, or everything in the folder, in a stable order; nothing where there is neither. */
export async function filesOf(place) {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (!entries) return existsSync(place) ? [place] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
