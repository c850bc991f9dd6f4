import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Static } from 'typebox'
import { FIRST_UPGRADABLE, isOlderThanUpgrades } from '../../platform/database/migrate.ts'
import { MANIFEST } from './backup-folder.ts'

/** The current format of backups. */
export const FORMAT = 1

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })
/** A file of the backup as stored, encrypted or not, so that it can be checked without a key. */
const Stored = { bytes: Count, sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }

const ManifestSchema = Type.Object({
  format: Count,
  made_at: Text,
  /** The version of the program that made it. */
  version: Text,
  /** All migrations that were applied to the data. */
  migrations: Type.Array(Type.Object({ name: Text, checksum: Text })),
  /** The schema version of the job queue's tables. */
  queue_version: Count,
  postgres: Text,
  /** The public key that it is encrypted to, or null. */
  recipient: Type.Union([Text, Type.Null()]),
  /** The ids of the sealing keys that some of the data needs. The keys themselves are not in the backup. */
  sealing_keys: Type.Array(Text),
  /**
   * The faults in the books at that moment. A restore reports them again, but does not fail because of them.
   */
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
 * Reads the manifest of a backup. It ends with its own checksum, so that a truncated or altered manifest is
 * rejected.
 * @throws an explanation if it cannot be used.
 */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => '')
  const manifest = parseManifest(text)
  if (!manifest) throw new Error(`${backup} is not a complete backup: its ${MANIFEST} is missing or damaged.`)
  if (manifest.format > FORMAT)
    throw new Error(
      `${backup} was made by a newer version (${manifest.version}). Restore it with that version.`,
    )
  return manifest
}

/** The text of a manifest, with its checksum. */
export const manifestText = (manifest: Manifest): string => {
  const body = JSON.stringify(manifest, null, 1)
  return `${body}\n${checksumOf(body)}\n`
}

function parseManifest(text: string): Manifest | undefined {
  const end = text.lastIndexOf('\n', text.length - 2)
  const body = text.slice(0, Math.max(end, 0))
  if (body === '' || text.slice(end + 1) !== `${checksumOf(body)}\n`) return undefined
  const value: unknown = JSON.parse(body)
  // A newer format may look different, so only its version is read.
  if (isNewer(value)) return value
  return Value.Check(ManifestSchema, value) ? value : undefined
}

const isNewer = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'format' in value && Number(value.format) > FORMAT

/**
 * Why this program cannot restore the backup; null if it can. All migrations applied to the data must exist
 * here, unchanged.
 */
export function whyNotRestore(
  manifest: Manifest,
  known: ReadonlyMap<string, string>,
  queueVersion: number,
): string | null {
  if (
    isOlderThanUpgrades(
      manifest.migrations.map(({ name }) => name),
      known.keys(),
    )
  )
    return `This backup was made by a version before ${FIRST_UPGRADABLE} (${manifest.version}), and upgrades start at ${FIRST_UPGRADABLE}. Restore it with the version that made it.`
  const unknown = manifest.migrations.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (unknown.length > 0 || manifest.queue_version > queueVersion)
    return `This backup was made by a newer or different version (${manifest.version}; unknown here: ${unknown.map(({ name }) => name).join(', ') || 'its job queue'}). Restore it with that version.`
  return null
}

const checksumOf = (body: string): string => createHash('sha256').update(body).digest('hex')
