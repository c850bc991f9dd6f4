import { differences, readExamples } from './examples.ts'
import { readPlace } from './read-places.ts'
import { TABLE_NAME, readTable } from './read-tables.ts'
import type { Fault } from './read-values.ts'
import type { Place, RateTable } from './rule.ts'

/** The files of a release of duty rules by their path, such as `places/CL.json`, as text. */
export type ReleaseFiles = ReadonlyMap<string, string>

/** The same as they are stored. */
export type StoredFiles = Readonly<Record<string, string>>

/** The rules of all places that a release knows, and its tables of rates, each by its name. */
export type Rules = {
  readonly version: string
  readonly places: ReadonlyMap<string, Place>
  readonly tables: ReadonlyMap<string, RateTable>
}

/** A file is a place, a base that places share (names of both are distinct), or a table of rates. */
const RULES_PATH = /^(bases|places)\/([A-Za-z0-9-]{1,20})\.json$/

export const isReleasePath = (path: string): boolean =>
  RULES_PATH.test(path) || tableNameOf(path) !== undefined

function tableNameOf(path: string): string | undefined {
  const name = /^tables\/(.+)\.tsv$/.exec(path)?.[1]
  return name !== undefined && TABLE_NAME.test(name) ? name : undefined
}

/** What is wrong with a release: the file, and a sentence for whoever made it. */
export type ReleaseIssue = { readonly file: string; readonly sentence: string }

/** Reads the rules of a release. Every fault is told; with any, the rules must not be used. */
export function readRelease(
  version: string,
  files: ReleaseFiles,
): { readonly rules: Rules; readonly faults: readonly ReleaseIssue[] } {
  const { byName, faults } = parsed(files)
  const tables = new Map<string, RateTable>()
  for (const [path, text] of files) {
    const name = tableNameOf(path)
    if (name === undefined) continue
    const { table, faults: own } = readTable(name, text)
    tables.set(name, table)
    faults.push(...told(path, own))
  }
  const places = new Map<string, Place>()
  for (const name of placesIn(files)) {
    const { place, faults: own } = readPlace(name, byName, version, tables)
    if (place) places.set(name, place)
    faults.push(...told(`places/${name}.json`, own))
  }
  if (places.size === 0 && faults.length === 0) faults.push({ file: 'places', sentence: 'has no file' })
  return { rules: { version, places, tables }, faults }
}

/**
 * Calculates the worked examples that the files of the places carry, and tells where the rules say something
 * else. A place with rules and without an example is a fault as well: nothing would prove it.
 */
export function selfTest({ places }: Rules, files: ReleaseFiles): ReleaseIssue[] {
  const { byName } = parsed(files)
  return [...places].flatMap(([name, place]) => {
    const faults: Fault[] = []
    const examples = readExamples(byName.get(name), place.currency, faults)
    if (place.regimes.length > 0 && examples.length === 0)
      faults.push({ path: 'examples', sentence: 'must prove the rules with at least one' })
    const wrong =
      faults.length > 0
        ? []
        : examples.flatMap((example) =>
            differences(place, example).map((sentence) => ({ path: `“${example.what}”`, sentence })),
          )
    return told(`places/${name}.json`, [...faults, ...wrong])
  })
}

const placesIn = (files: ReleaseFiles): string[] =>
  [...files.keys()].flatMap((path) => {
    const [, folder, name] = RULES_PATH.exec(path) ?? []
    return folder === 'places' && name !== undefined ? [name] : []
  })

function parsed(files: ReleaseFiles): { byName: Map<string, unknown>; faults: ReleaseIssue[] } {
  const byName = new Map<string, unknown>()
  const faults: ReleaseIssue[] = []
  for (const [path, text] of files) {
    const name = RULES_PATH.exec(path)?.[2]
    if (name === undefined) {
      if (tableNameOf(path) === undefined)
        faults.push({ file: path, sentence: 'is neither a place nor a base nor a table of rates' })
    } else if (byName.has(name)) faults.push({ file: path, sentence: 'has the name of another file' })
    else
      try {
        byName.set(name, JSON.parse(text))
      } catch {
        faults.push({ file: path, sentence: 'is not JSON' })
      }
  }
  return { byName, faults }
}

const told = (file: string, faults: readonly Fault[]): ReleaseIssue[] =>
  faults.map(({ path, sentence }) => ({ file, sentence: `${path} ${sentence}` }))
