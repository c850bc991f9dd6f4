import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/*
 * The style sheets of a page's parts as one file: each for itself is a request with its headers, and compresses worse. The name says what is in it, so that every
 * server of the same build can answer it, and it changes with any of them.
 */

const JOINT = '+'

/** A file's bytes in each encoding, and as they are. */
export type Bodies = Map<Encoding | undefined, Buffer>

/** The name under which these files are served as one: a single one keeps its own. */
export const joinedName = (files: readonly string[]): string => files.join(JOINT)

/** All that the name says, compressed as the build compresses one. */
export async function joinSheets(folder: string, name: string): Promise<Bodies> {
  const parts = await Promise.all(name.split(JOINT).map((file) => readFile(join(folder, file), 'utf8')))
  const plain = Buffer.from(parts.join('\n'))
  return new Map<Encoding | undefined, Buffer>([
    [undefined, plain],
    ['br', await promisify(brotliCompress)(plain)],
    ['gzip', await promisify(gzip)(plain, { level: 9 })],
  ])
}
