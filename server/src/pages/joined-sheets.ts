import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/*
 * Joins the style sheets of a page's parts into one file: separate files would each cost a request with headers, and compress worse. The name lists the
 * parts, so that every server of the same build can serve the file, and the name changes with any of them.
 */

const JOINT = '+'

/** A file's bytes in each encoding, and uncompressed. */
export type Bodies = Map<Encoding | undefined, Buffer>

/** The name under which these files are served as one; a single file keeps its own name. */
export const joinedName = (files: readonly string[]): string => files.join(JOINT)

/** Reads and joins the files in the name, and compresses them as the build compresses a single one. */
export async function joinSheets(folder: string, name: string): Promise<Bodies> {
  const parts = await Promise.all(name.split(JOINT).map((file) => readFile(join(folder, file), 'utf8')))
  const plain = Buffer.from(parts.join('\n'))
  return new Map<Encoding | undefined, Buffer>([
    [undefined, plain],
    ['br', await promisify(brotliCompress)(plain)],
    ['gzip', await promisify(gzip)(plain, { level: 9 })],
  ])
}
