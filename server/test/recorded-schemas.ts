import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Told demos as earlier versions left them: a backup each, without pictures, called by the version and its last migration (`0.1.0-0041.tar.gz`). `npm run record-schema` adds that of
 * the present one. They prove that whoever has data of a version can come to this one.
 */

export const RECORDS = fileURLToPath(new URL('recorded-schemas/', import.meta.url))
const ENDING = '.tar.gz'

/** What seals secrets in every record. It is no secret itself: it seals what a demo made up. */
export const RECORDS_KEY = Buffer.from('longhaul: a key for tests alone!')

/** The records, the oldest first. */
export const recordedSchemas = (): string[] =>
  (existsSync(RECORDS) ? readdirSync(RECORDS) : [])
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** Where the record of this name is kept. */
export const recordFile = (name: string): string => join(RECORDS, name + ENDING)

/** Unpacks a record into a folder that is there: as a folder of backups with one in it. */
export function unpackRecord(name: string, folder: string): void {
  execFileSync('tar', ['-xzf', recordFile(name), '-C', folder])
}

/** Packs the one backup of a folder as a record of this name; the same backup is always the same file. */
export function packRecord(name: string, folder: string): void {
  const plain = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--exclude=./files']
  execFileSync('tar', [...plain, '-I', 'gzip -9n', '-cf', recordFile(name), '-C', folder, '.'])
}

/** The migrations that had run in a record, in their order. */
export function recordedMigrations(name: string): { name: string; checksum: string }[] {
  const manifest = ['-xzOf', recordFile(name), '--wildcards', '*/manifest.json']
  const lines = execFileSync('tar', manifest, { encoding: 'utf8' }).trimEnd().split('\n')
  // Its last line is its own checksum.
  const { migrations } = JSON.parse(lines.slice(0, -1).join('\n')) as {
    migrations: { name: string; checksum: string }[]
  }
  return migrations
}
