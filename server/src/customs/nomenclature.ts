import { readFile } from 'node:fs/promises'
import { hs6 } from '@longhaul/domain/customs/hs-code.ts'
import { HS_CODES } from '@longhaul/domain/customs/hs-codes.ts'
import type { HsEntry } from '@longhaul/domain/customs/hs-entry.ts'
import { rulesFolder } from '../platform/folders.ts'

/**
 * Every six-digit subheading of the Harmonized System: first those in our own words in both languages, then
 * the others in English (`rules/nomenclature/README.md`). Read once.
 */
export const readNomenclature = (): Promise<readonly HsEntry[]> => (loaded ??= read())

let loaded: Promise<readonly HsEntry[]> | undefined

async function read(): Promise<readonly HsEntry[]> {
  const text = await readFile(new URL('nomenclature/harmonized-system.tsv', rulesFolder()), 'utf8')
  const own = new Set(HS_CODES.map(({ code }) => code))
  const others = text.split('\n').flatMap((line): HsEntry[] => {
    const [code = '', latin = ''] = line.split('\t')
    return code === '' || own.has(code) ? [] : [{ code, latin, chinese: '', words: [] }]
  })
  return [...HS_CODES, ...others]
}

/** Those of some tariff numbers whose first six digits do not exist. */
export async function unknownHsCodes(codes: readonly string[]): Promise<ReadonlySet<string>> {
  const known = await (knownHs6 ??= readNomenclature().then(
    (entries) => new Set(entries.map(({ code }) => code)),
  ))
  return new Set(codes.filter((code) => !known.has(hs6(code))))
}

let knownHs6: Promise<ReadonlySet<string>> | undefined
