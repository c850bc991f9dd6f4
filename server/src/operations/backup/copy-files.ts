import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../platform/make-folder.ts'
import type pg from 'pg'
import type { FileStore } from '../../platform/files/file-store.ts'
import { hasCode, storedPath, syncFolder } from './backup-folder.ts'
import type { Step } from './encryption.ts'
import { type Kept, readFilesList } from './files-list.ts'
import { readManifest } from './manifest.ts'
import { FIRST_ID, type FileRow, listFiles, stillThere } from './sql-copy.ts'
import type { Place, StoredFiles } from './place.ts'
import { Damaged, Tally, checkRead, writeWhole } from './written.ts'

const PAGE = 1_000
const AT_ONCE = 4

/**
 * The result: all files in the backup, how many of them are new, and the files that are missing or differ
 * from their row.
 */
export type FilesResult = {
  kept: Kept[]
  added: number
  addedBytes: number
  gone: string[]
  faults: string[]
}

/**
 * Copies every file in the snapshot into the backup. Stored files never change, so each is stored once for
 * all backups with the same key. Files deleted meanwhile are left out; files that are damaged or missing in
 * our store are reported as faults and do not prevent the backup.
 */
export async function keepFiles(
  snapshot: pg.ClientBase,
  live: pg.Pool,
  at: At & { folder: string },
): Promise<FilesResult> {
  const result: FilesResult = { kept: [], added: 0, addedBytes: 0, gone: [], faults: [] }
  await makeFolder(at.folder, 0o700)
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
  for (const folder of await readdir(at.folder)) await syncFolder(join(at.folder, folder))
  await syncFolder(at.folder)
  result.kept.sort((a, b) => (a.id < b.id ? -1 : 1))
  return result
}

type At = {
  files: FileStore
  stored: StoredFiles
  known: ReadonlyMap<string, Kept>
  encrypt: Step | undefined
}

async function keepFile(row: FileRow, at: At, result: FilesResult, missing: string[]): Promise<void> {
  const target = at.stored.draftOf(row.id)
  const known = at.known.get(row.id)
  if (known && (await at.stored.sizeOf(row.id)) === known.bytes) {
    result.kept.push(known)
    return
  }
  const plain = new Tally()
  const source = () => at.files.readPart(row.id)
  try {
    const written = await writeWhole(target, source, [plain, ...(at.encrypt ? [at.encrypt()] : [])])
    if (plain.written.sha256 !== row.sha256.toString('hex')) {
      await rm(target, { force: true })
      return void result.faults.push(
        `${row.id} in ${at.files.place} is damaged: it differs from what was stored`,
      )
    }
    await at.stored.take(row.id, written)
    result.kept.push({ id: row.id, ...written })
    result.added += 1
    result.addedBytes += written.bytes
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    missing.push(row.id)
  }
}

/** Reads every stored file of a backup completely, and returns a line for each damaged or missing one. */
export async function findDamagedFiles(stored: StoredFiles, kept: Iterable<Kept>): Promise<string[]> {
  const faults: string[] = []
  await eachOf([...kept], AT_ONCE, async (file) => {
    await checkRead(stored.nameOf(file.id), () => stored.open(file.id), file).catch((error: unknown) => {
      if (!(error instanceof Damaged)) throw error
      faults.push(error.message)
    })
  })
  return faults
}

/**
 * Removes stored files that no backup refers to any more. If any backup cannot be read, nothing is removed.
 */
export async function removeUnnamed(place: Place): Promise<number> {
  const { folder } = place
  const named = new Map<string, Set<string>>()
  for (const name of await place.list()) {
    await place.download(name, 'list')
    const { recipient } = await readManifest(join(folder, name))
    const ids = named.get(recipient ?? 'plain') ?? new Set()
    for (const id of (await readFilesList(join(folder, name))).keys()) ids.add(id)
    named.set(recipient ?? 'plain', ids)
  }
  let removed = 0
  for await (const { key, id, remove } of place.everyStored()) {
    if (named.get(key)?.has(id)) continue
    await remove()
    removed += 1
  }
  return removed
}

/** Restores the files of a backup, each complete and matching its row. @throws if one does not match. */
export async function restoreFiles(
  client: pg.ClientBase,
  at: { stored: StoredFiles; files: string; kept: ReadonlyMap<string, Kept>; decrypt: Step | undefined },
): Promise<{ restored: number; without: string[] }> {
  const without: string[] = []
  let restored = 0
  for (let after = FIRST_ID; ;) {
    const page = await listFiles(client, after, PAGE)
    if (page.length === 0) return { restored, without }
    await eachOf(page, AT_ONCE, async (row) => {
      if (!at.kept.has(row.id)) return void without.push(row.id)
      const plain = new Tally()
      await writeWhole(storedPath(at.files, row.id), () => at.stored.open(row.id), [
        ...(at.decrypt ? [at.decrypt()] : []),
        plain,
      ])
      if (plain.written.sha256 !== row.sha256.toString('hex')) throw new Damaged(at.stored.nameOf(row.id))
      restored += 1
    })
    after = page.at(-1)!.id
  }
}

/** @throws if a file of the backup is missing or has the wrong size. Call this before changing anything. */
export async function refuseMissing(stored: StoredFiles, kept: Iterable<Kept>): Promise<void> {
  await eachOf([...kept], AT_ONCE, async ({ id, bytes }) => {
    const size = await stored.sizeOf(id)
    if (size !== bytes) throw new Damaged(stored.nameOf(id), size === undefined ? 'is missing' : undefined)
  })
}

/** Processes all items, at most `atOnce` concurrently; rejects with the first failure. */
export async function eachOf<T>(
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
