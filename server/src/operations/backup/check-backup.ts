import { join } from 'node:path'
import { checkTables } from './copy-database.ts'
import { findDamagedFiles } from './copy-files.ts'
import { readFilesList } from './files-list.ts'
import { type Manifest, readManifest } from './manifest.ts'
import type { Place } from './place.ts'

/** The name of a complete backup: the given one, or the newest. @throws if there is none. */
export async function chooseBackup(place: Place, name?: string): Promise<string> {
  const names = await place.list()
  const chosen = name ?? names[0]
  if (chosen === undefined) throw new Error(`There is no complete backup in ${place.name}.`)
  if (!names.includes(chosen))
    throw new Error(
      `There is no complete backup ${chosen} in ${place.name}; available: ${names.join(', ') || 'none'}.`,
    )
  return chosen
}

/**
 * Verifies every byte of a backup against its checksums, without a key. @throws for the first fault in the
 * tables, or for all faults in files together.
 */
export async function checkBackup(place: Place, name: string): Promise<Manifest> {
  await place.download(name, 'tables')
  const backup = join(place.folder, name)
  const manifest = await readManifest(backup)
  await checkTables(backup, manifest)
  const kept = await readFilesList(backup)
  const faults = await findDamagedFiles(place.stored(manifest.recipient), kept.values())
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return manifest
}
