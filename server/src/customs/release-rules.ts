import { readFile, readdir } from 'node:fs/promises'
import { readPlace } from '@longhaul/domain/duty/read-places.ts'
import { isFields } from '@longhaul/domain/duty/read-values.ts'
import type { Place } from '@longhaul/domain/duty/rule.ts'
import { rulesFolder } from '../platform/folders.ts'

export type Rules = { readonly version: string; readonly places: ReadonlyMap<string, Place> }

let loaded: Promise<Rules> | undefined

/** The duty rules of this release, read once. Rejected if a file has a fault. */
export const releaseRules = (): Promise<Rules> => (loaded ??= readRelease(rulesFolder()))

async function readRelease(folder: URL): Promise<Rules> {
  const files = new Map([...(await readFiles('bases/', folder)), ...(await readFiles('places/', folder))])
  const stated = await readJson(new URL('version.json', folder))
  const version = isFields(stated) ? String(stated['version']) : ''
  const places = new Map<string, Place>()
  for (const name of await namesIn(new URL('places/', folder))) {
    const { place, faults } = readPlace(name, files, version)
    if (!place)
      throw new Error(
        `rules/places/${name}.json: ${faults.map((fault) => `${fault.path} ${fault.sentence}`).join('; ')}`,
      )
    places.set(name, place)
  }
  return { version, places }
}

async function readFiles(path: string, folder: URL): Promise<[string, unknown][]> {
  const from = new URL(path, folder)
  const names = await namesIn(from)
  return await Promise.all(
    names.map(async (name): Promise<[string, unknown]> => [
      name,
      await readJson(new URL(`${name}.json`, from)),
    ]),
  )
}

const readJson = async (file: URL): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

const namesIn = async (folder: URL): Promise<string[]> =>
  (await readdir(folder)).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []).toSorted()
