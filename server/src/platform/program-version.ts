import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootFolder } from './folders.ts'

/** The version of the program. */
export async function programVersion(): Promise<string> {
  const about: unknown = JSON.parse(await readFile(join(rootFolder(), 'package.json'), 'utf8'))
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : 'unknown'
}
