import { readFile } from 'node:fs/promises'
import { FIRST_LANG, inEachLanguage, type Texts } from '@longhaul/domain/languages.ts'
import { parse } from 'csv-parse/sync'
import { serverFolder } from '../../platform/folders.ts'

const FOLDER = serverFolder('seed')

/** Reads a file of `server/seed/`: one object per row. */
export async function readCsv(name: string): Promise<Record<string, string>[]> {
  return parse(await readFile(new URL(name, FOLDER)), { columns: true, skip_empty_lines: true, bom: true })
}

/** A cell of a required column. */
export function cell(row: Readonly<Record<string, string>>, column: string): string {
  const text = row[column]
  if (text === undefined) throw new Error(`the seed file has no column ${column}`)
  return text
}

export const flag = (row: Readonly<Record<string, string>>, column: string): boolean =>
  cell(row, column) === '1'

/**
 * The cells of a text by language, such as `name_en` and `name_zh`. A language missing from the file begins
 * with the first language's text.
 */
export const cells = (row: Readonly<Record<string, string>>, name: string): Texts =>
  inEachLanguage((lang) => row[`${name}_${lang}`] ?? cell(row, `${name}_${FIRST_LANG}`))
