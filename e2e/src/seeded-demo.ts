import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DemoServer } from './server.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules', '.cache', 'longhaul-seeded-demo')
/** All sources that the story depends on. */
const SOURCES = ['server', 'contract/src', 'domain/src', 'text/src', 'tools/start.mjs', 'package-lock.json']
/**
 * What is new or expires in the story is counted from its end, so an older demo would be a different shop.
 */
const FRESH_FOR_MS = 3_600_000

/**
 * The data of a demo whose story is complete and whose server has ended: to be copied, never to be served
 * itself. Seeding takes nearly all of a first start, so that it is kept: the same sources make the same demo,
 * and an hour later it is seeded again.
 */
export async function seededDemo(): Promise<string> {
  const kept = join(CACHE, await hashOfSources())
  if (!(await isFresh(kept))) await seedInto(kept)
  return kept
}

async function isFresh(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs < FRESH_FOR_MS
}

/** Seeds it in a folder of its own, then moves it into place as a whole and removes older ones. */
async function seedInto(kept: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const seeding = await mkdtemp(join(CACHE, 'seeding-'))
  try {
    const began = new Date()
    await DemoServer.seed(seeding)
    await utimes(seeding, began, began)
    for (const old of await readdir(CACHE))
      if (!old.startsWith('seeding-')) await rm(join(CACHE, old), { recursive: true, force: true })
    await rename(seeding, kept)
  } finally {
    await rm(seeding, { recursive: true, force: true })
  }
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES)
    for (const file of await filesOf(join(ROOT, source)))
      hash
        .update(relative(ROOT, file))
        .update('\0')
        .update(await readFile(file))
  return hash.digest('hex').slice(0, 20)
}

/** The file itself, or what is in the folder but tests, in a stable order. */
async function filesOf(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place]
  return (await readdir(place, { withFileTypes: true, recursive: true }))
    .filter(
      (entry) =>
        entry.isFile() &&
        !/node_modules|\/dist(?:\/|$)/.test(entry.parentPath) &&
        !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
