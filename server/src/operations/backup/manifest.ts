import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Static } from 'typebox'
import { MANIFEST } from './backup-folder.ts'

/** The way in which backups are written now. */
export const FORMAT = 1

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })
/** A file of the backup as it lies there, encrypted or not: it can be checked without any key. */
const Stored = { bytes: Count, sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }

const ManifestSchema = Type.Object({
  format: Count,
  made_at: Text,
  /** Of the program that made it. */
  version: Text,
  /** Every migration that the data has seen. */
  migrations: Type.Array(Type.Object({ name: Text, checksum: Text })),
  /** How far the tables of the job queue were. */
  queue_version: Count,
  postgres: Text,
  /** To whom it is encrypted: the public half of a key, or null. */
  recipient: Type.Union([Text, Type.Null()]),
  /** The names of the sealing keys that some of its data needs. The keys themselves are not in it. */
  sealing_keys: Type.Array(Text),
  /** What was wrong with the books at that moment: a restore says it again and does not fail for it. */
  book_faults: Type.Array(Text),
  tables: Type.Array(
    Type.Object({
      schema: Text,
      name: Text,
      columns: Type.Array(Text),
      rows: Count,
      file: Type.String({ pattern: '^[\\w.]+$' }),
      ...Stored,
    }),
  ),
  sequences: Type.Array(Type.Object({ schema: Text, name: Text, last: Text })),
  files: Type.Object({ count: Count, ...Stored }),
})

export type Manifest = Static<typeof ManifestSchema>

/**
 * What a backup says of itself. It ends with its own checksum, so that half a manifest, or a changed one, is none.
 * @throws a sentence where it cannot be used.
 */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => '')
  const manifest = parseManifest(text)
  if (!manifest) throw new Error(`${backup} is not a whole backup: its ${MANIFEST} is missing or damaged.`)
  if (manifest.format > FORMAT)
    throw new Error(`${backup} was made by a newer version (${manifest.version}). Restore it with that one.`)
  return manifest
}

/** A manifest as it is written. */
export const manifestText = (manifest: Manifest): string => {
  const body = JSON.stringify(manifest, null, 1)
  return `${body}\n${checksumOf(body)}\n`
}

function parseManifest(text: string): Manifest | undefined {
  const end = text.lastIndexOf('\n', text.length - 2)
  const body = text.slice(0, Math.max(end, 0))
  if (body === '' || text.slice(end + 1) !== `${checksumOf(body)}\n`) return undefined
  const value: unknown = JSON.parse(body)
  // A newer format may look different: that it is newer is all that is read of it.
  if (isNewer(value)) return value
  return Value.Check(ManifestSchema, value) ? value : undefined
}

const isNewer = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'format' in value && Number(value.format) > FORMAT

/**
 * Why data of this backup cannot be brought back by this program; null where it can. Every migration that the data has seen must be known here, unchanged.
 */
export function whyNotRestore(
  manifest: Manifest,
  known: ReadonlyMap<string, string>,
  queueVersion: number,
): string | null {
  const unknown = manifest.migrations.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (unknown.length > 0 || manifest.queue_version > queueVersion)
    return `This backup was made by a newer version, or another one (${manifest.version}; ${unknown.map(({ name }) => name).join(', ') || 'its job queue'} is not known here). Restore it with that version.`
  return null
}

const checksumOf = (body: string): string => createHash('sha256').update(body).digest('hex')
