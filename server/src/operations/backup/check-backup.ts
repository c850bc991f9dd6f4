import { join } from 'node:path'
import { listBackups } from './backup-folder.ts'
import { checkTables } from './copy-database.ts'
import { findDamagedFiles } from './copy-files.ts'
import { readFilesList } from './files-list.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** A backup of a folder by its name, or the newest. @throws where there is none. */
export async function chooseBackup(folder: string, name?: string): Promise<string> {
  const names = await listBackups(folder)
  const chosen = name ?? names[0]
  if (chosen === undefined) throw new Error(`There is no whole backup in ${folder}.`)
  if (!names.includes(chosen))
    throw new Error(
      `There is no whole backup ${chosen} in ${folder}; there are ${names.join(', ') || 'none'}.`,
    )
  return chosen
}

/** Reads every byte of a backup against its checksums, without any key. @throws for the first fault in tables, and for all in files together. */
export async function checkBackup(folder: string, name: string): Promise<Manifest> {
  const backup = join(folder, name)
  const manifest = await readManifest(backup)
  await checkTables(backup, manifest)
  const kept = await readFilesList(backup)
  const faults = await findDamagedFiles(folder, manifest.recipient, kept.values())
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return manifest
}
