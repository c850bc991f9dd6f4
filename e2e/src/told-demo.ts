import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DemoServer } from './server.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules', '.cache', 'longhaul-told-demo')
/** All sources that the story depends on. */
const SOURCES = ['server', 'contract/src', 'domain/src', 'text/src', 'tools/start.mjs', 'package-lock.json']
/** What is new or expires in the story is counted from its end: told longer ago it would be another shop. */
const FRESH_FOR_MS = 3_600_000

/**
 * The data of a demo whose story is told to its end and whose server has ended: to be copied, never to be served itself. Telling is nearly all of a first
 * start, so that it is kept: the same sources tell the same story, and an hour later it is told again.
 */
export async function toldDemo(): Promise<string> {
  const kept = join(CACHE, await hashOfSources())
  if (!(await isFresh(kept))) await tellInto(kept)
  return kept
}

async function isFresh(folder: string): Promise<boolean> {
  const told = await stat(folder).catch(() => undefined)
  return told !== undefined && Date.now() - told.mtimeMs < FRESH_FOR_MS
}

/** Tells it beside its place and moves it there whole; what was kept before makes room. */
async function tellInto(kept: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const telling = await mkdtemp(join(CACHE, 'telling-'))
  try {
    const began = new Date()
    await DemoServer.tell(telling)
    await utimes(telling, began, began)
    for (const old of await readdir(CACHE))
      if (!old.startsWith('telling-')) await rm(join(CACHE, old), { recursive: true, force: true })
    await rename(telling, kept)
  } finally {
    await rm(telling, { recursive: true, force: true })
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
