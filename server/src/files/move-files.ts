import { createHash } from 'node:crypto'
import type { Db } from '../platform/database/db.ts'
import { type FileStore, isNoFile } from '../platform/files/file-store.ts'
import { listAllFiles } from './sql.ts'

const PAGE = 500
const AT_ONCE = 4

type Row = { id: string; bytes: number; sha256: Buffer }

/** The result; `faults` names each file that is missing or differs from its row. */
export type Moved = { copied: number; bytes: number; there: number; faults: string[] }

/**
 * Copies every stored file from one store to another and reads it back there. Nothing is removed. Files that
 * are already there with the right size are skipped, so the copy can be interrupted and restarted, even while
 * a server is running.
 */
export async function copyFiles(db: Db, from: FileStore, to: FileStore): Promise<Moved> {
  const result: Moved = { copied: 0, bytes: 0, there: 0, faults: [] }
  await eachFile(db, async (row) => {
    if ((await to.sizeOf(row.id)) === row.bytes) return void (result.there += 1)
    const fault = (await copyOne(row, from, to)) ?? (await whyNotWhole(row, to))
    if (fault !== null) return void result.faults.push(fault)
    result.copied += 1
    result.bytes += row.bytes
  })
  return result
}

/** Reads every stored file completely and compares it with its row. */
export async function checkFiles(db: Db, store: FileStore): Promise<Moved> {
  const result: Moved = { copied: 0, bytes: 0, there: 0, faults: [] }
  await eachFile(db, async (row) => {
    const fault = await whyNotWhole(row, store)
    if (fault !== null) return void result.faults.push(fault)
    result.there += 1
    result.bytes += row.bytes
  })
  return result
}

/**
 * Copies a file and compares it with its row; if it differs, the copy is removed. Returns the fault, or null.
 */
async function copyOne(row: Row, from: FileStore, to: FileStore): Promise<string | null> {
  const tally = new Tally()
  try {
    await to.writeFrom(row.id, await from.readPart(row.id), (part) => tally.take(part))
  } catch (error) {
    return missing(error, row, from)
  }
  if (tally.is(row)) return null
  await to.remove(row.id)
  return `${row.id} in ${from.place} differs from what was stored`
}

async function whyNotWhole(row: Row, store: FileStore): Promise<string | null> {
  const tally = new Tally()
  try {
    for await (const part of await store.readPart(row.id)) tally.take(part)
  } catch (error) {
    return missing(error, row, store)
  }
  return tally.is(row) ? null : `${row.id} in ${store.place} differs from what was stored`
}

function missing(error: unknown, { id }: Row, { place }: FileStore): string {
  if (isNoFile(error)) return `${id} is missing in ${place}`
  throw error
}

/** Counts and hashes a file part by part, because it may be larger than the memory. */
class Tally {
  readonly #hash = createHash('sha256')
  #bytes = 0
  take(part: Buffer): void {
    this.#hash.update(part)
    this.#bytes += part.length
  }
  is({ bytes, sha256 }: Row): boolean {
    return this.#bytes === bytes && this.#hash.digest().equals(sha256)
  }
}

async function eachFile(db: Db, run: (row: Row) => Promise<void>): Promise<void> {
  for (let after: string | undefined; ;) {
    const page: Row[] = await listAllFiles(db, after, PAGE)
    if (page.length === 0) return
    const rest = page.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const row of rest) await run(row)
      }),
    )
    after = page.at(-1)!.id
  }
}
