import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import type { ReleaseFiles } from '@longhaul/domain/duty/release.ts'
import { isFields } from '@longhaul/domain/duty/read-values.ts'
import { rulesFolder } from '../../platform/folders.ts'

/** The duty rules that come with this version of the product, as the files in `rules/` say them. */
export type ProductRelease = { version: string; minimumProduct: string; files: ReleaseFiles }

/** Reads the files of the rules in a folder; without one, those of this version of the product. */
export async function readProductRelease(folder = rulesFolder()): Promise<ProductRelease> {
  const stated: unknown = JSON.parse(await readFile(new URL('version.json', folder), 'utf8'))
  const word = (name: string): string => (isFields(stated) ? String(stated[name] ?? '') : '')
  const files = new Map(
    (
      await Promise.all([
        readFiles('bases/', '.json', folder),
        readFiles('places/', '.json', folder),
        readFiles('tables/', '.tsv', folder),
      ])
    ).flat(),
  )
  return { version: word('version'), minimumProduct: word('minimum_product'), files }
}

/** The files of a folder whose names end so; a folder that is not there has none. */
async function readFiles(path: string, ending: string, folder: URL): Promise<[string, string][]> {
  const from = new URL(path, folder)
  const found = existsSync(from) ? await readdir(from) : []
  const names = found.filter((name) => name.endsWith(ending)).toSorted()
  return await Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      path + name,
      await readFile(new URL(name, from), 'utf8'),
    ]),
  )
}

/** The public keys whose releases of duty rules this version of the product trusts. */
export async function readProductKeys(): Promise<string[]> {
  const stated: unknown = JSON.parse(await readFile(new URL('keys.json', rulesFolder()), 'utf8'))
  const keys = isFields(stated) && Array.isArray(stated['trusted']) ? stated['trusted'] : []
  return keys.map(String)
}
