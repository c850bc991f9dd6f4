import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { FileStore } from '../../platform/files/file-store.ts'
import {
  emptyIfMissing,
  hasCode,
  listBackups,
  storedFolder,
  storedPath,
  syncFolder,
} from './backup-folder.ts'
import type { Step } from './encryption.ts'
import { type Kept, readFilesList } from './files-list.ts'
import { readManifest } from './manifest.ts'
import { FIRST_ID, type FileRow, listFiles, stillThere } from './sql-copy.ts'
import { Damaged, Tally, checkWritten, writeWhole } from './written.ts'

const PAGE = 1_000
const AT_ONCE = 4

/** What came of the files: all that are kept now, how many are new, and what was not as its row says. */
export type FilesResult = {
  kept: Kept[]
  added: number
  addedBytes: number
  gone: string[]
  faults: string[]
}

/**
 * Keeps every file that the snapshot names, each once for all backups with the same key: a stored file never changes. What was deleted while this runs is
 * left out; what is damaged or missing with us is a fault that is told, and no reason to have no backup.
 */
export async function keepFiles(
  snapshot: pg.ClientBase,
  live: pg.Pool,
  at: { files: FileStore; stored: string; known: ReadonlyMap<string, Kept>; encrypt: Step | undefined },
): Promise<FilesResult> {
  const result: FilesResult = { kept: [], added: 0, addedBytes: 0, gone: [], faults: [] }
  await mkdir(at.stored, { recursive: true, mode: 0o700 })
  for (let after = FIRST_ID; ;) {
    const page = await listFiles(snapshot, after, PAGE)
    if (page.length === 0) break
    const missing: string[] = []
    await eachOf(page, AT_ONCE, (row) => keepFile(row, at, result, missing))
    const there = await stillThere(live, missing)
    result.gone.push(...missing.filter((id) => !there.has(id)))
    result.faults.push(
      ...missing.filter((id) => there.has(id)).map((id) => `${id} is missing in ${at.files.place}`),
    )
    after = page.at(-1)!.id
  }
  for (const folder of await readdir(at.stored)) await syncFolder(join(at.stored, folder))
  await syncFolder(at.stored)
  result.kept.sort((a, b) => (a.id < b.id ? -1 : 1))
  return result
}

async function keepFile(
  row: FileRow,
  at: { files: FileStore; stored: string; known: ReadonlyMap<string, Kept>; encrypt: Step | undefined },
  result: FilesResult,
  missing: string[],
): Promise<void> {
  const target = storedPath(at.stored, row.id)
  const known = at.known.get(row.id)
  if (known && (await sizeOf(target)) === known.bytes) {
    result.kept.push(known)
    return
  }
  const plain = new Tally()
  const source = () => at.files.readPart(row.id)
  try {
    const written = await writeWhole(target, source, [plain, ...(at.encrypt ? [at.encrypt()] : [])])
    if (plain.written.sha256 !== row.sha256.toString('hex')) {
      await rm(target, { force: true })
      return void result.faults.push(`${row.id} in ${at.files.place} is damaged: it is not what was stored`)
    }
    result.kept.push({ id: row.id, ...written })
    result.added += 1
    result.addedBytes += written.bytes
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    missing.push(row.id)
  }
}

/** Every stored file of a backup, read to its end: what is damaged or missing, a line each. */
export async function findDamagedFiles(
  folder: string,
  recipient: string | null,
  kept: Iterable<Kept>,
): Promise<string[]> {
  const stored = storedFolder(folder, recipient)
  const faults: string[] = []
  await eachOf([...kept], AT_ONCE, async (file) => {
    await checkWritten(storedPath(stored, file.id), file).catch((error: unknown) => {
      if (!(error instanceof Damaged)) throw error
      faults.push(error.message)
    })
  })
  return faults
}

/** Removes stored files that no backup names any more. Where one cannot be read, nothing is removed. */
export async function removeUnnamed(folder: string): Promise<number> {
  const named = new Map<string, Set<string>>()
  for (const name of await listBackups(folder)) {
    const { recipient } = await readManifest(join(folder, name))
    const ids = named.get(recipient ?? 'plain') ?? new Set()
    for (const id of (await readFilesList(join(folder, name))).keys()) ids.add(id)
    named.set(recipient ?? 'plain', ids)
  }
  let removed = 0
  const top = join(folder, 'files')
  for (const key of await readdir(top).catch(emptyIfMissing))
    for (const letters of await readdir(join(top, key)))
      for (const id of await readdir(join(top, key, letters))) {
        if (named.get(key)?.has(id)) continue
        await rm(join(top, key, letters, id), { force: true })
        removed += 1
      }
  return removed
}

/** Brings the files of a backup back, each whole and as its row says. @throws for one that is not. */
export async function bringFiles(
  client: pg.ClientBase,
  at: { stored: string; files: string; kept: ReadonlyMap<string, Kept>; decrypt: Step | undefined },
): Promise<{ brought: number; without: string[] }> {
  const without: string[] = []
  let brought = 0
  for (let after = FIRST_ID; ;) {
    const page = await listFiles(client, after, PAGE)
    if (page.length === 0) return { brought, without }
    await eachOf(page, AT_ONCE, async (row) => {
      if (!at.kept.has(row.id)) return void without.push(row.id)
      const plain = new Tally()
      const from = storedPath(at.stored, row.id)
      await writeWhole(storedPath(at.files, row.id), () => createReadStream(from), [
        ...(at.decrypt ? [at.decrypt()] : []),
        plain,
      ])
      if (plain.written.sha256 !== row.sha256.toString('hex')) throw new Damaged(from)
      brought += 1
    })
    after = page.at(-1)!.id
  }
}

/** @throws where a file of the backup is missing or has another size: told before anything is changed. */
export async function refuseMissing(stored: string, kept: Iterable<Kept>): Promise<void> {
  await eachOf([...kept], AT_ONCE, async ({ id, bytes }) => {
    const size = await sizeOf(storedPath(stored, id))
    if (size !== bytes)
      throw new Damaged(storedPath(stored, id), size === undefined ? 'is missing' : undefined)
  })
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/** Does something with each, a few at a time; the first failure ends it. */
async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) await run(item)
    }),
  )
}
