import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Demo shops as earlier versions left them: one backup each, without pictures, named after the version and
 * its last migration (`0.2.0-0013.tar.gz`). `npm run record-schema` adds one for the current version. They
 * prove that data of those versions can be migrated to the current one.
 */

export const RECORDS = fileURLToPath(new URL('recorded-schemas/', import.meta.url))
const ENDING = '.tar.gz'

/** The sealing key of every record. It is not secret: it encrypts only made-up demo data. */
export const RECORDS_KEY = Buffer.from('longhaul: a key for tests alone!')

/** The names of the records, oldest first. */
export const recordedSchemas = (): string[] =>
  (existsSync(RECORDS) ? readdirSync(RECORDS) : [])
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** The path of the record with this name. */
export const recordFile = (name: string): string => join(RECORDS, name + ENDING)

/** Unpacks a record into an existing folder, which becomes a folder of backups with one backup in it. */
export function unpackRecord(name: string, folder: string): void {
  execFileSync('tar', ['-xzf', recordFile(name), '-C', folder])
}

/**
 * Packs the only backup in a folder as a record with this name; the same backup always produces the same
 * file.
 */
export function packRecord(name: string, folder: string): void {
  const plain = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--exclude=./files']
  execFileSync('tar', [...plain, '-I', 'gzip -9n', '-cf', recordFile(name), '-C', folder, '.'])
}

/** The migrations that had been run in a record, in order. */
export function recordedMigrations(name: string): { name: string; checksum: string }[] {
  const manifest = ['-xzOf', recordFile(name), '--wildcards', '*/manifest.json']
  const lines = execFileSync('tar', manifest, { encoding: 'utf8' }).trimEnd().split('\n')
  // The last line of a manifest is its own checksum.
  const { migrations } = JSON.parse(lines.slice(0, -1).join('\n')) as {
    migrations: { name: string; checksum: string }[]
  }
  return migrations
}
