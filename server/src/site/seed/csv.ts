import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { serverFolder } from '../../platform/folders.ts'

const FOLDER = serverFolder('seed')

/** A file of `server/seed/`, one object a row. */
export async function readCsv(name: string): Promise<Record<string, string>[]> {
  return parse(await readFile(new URL(name, FOLDER)), { columns: true, skip_empty_lines: true, bom: true })
}

/** A cell that must be there. */
export function cell(row: Readonly<Record<string, string>>, column: string): string {
  const text = row[column]
  if (text === undefined) throw new Error(`the seed file has no column ${column}`)
  return text
}

export const flag = (row: Readonly<Record<string, string>>, column: string): boolean =>
  cell(row, column) === '1'
