import { differences, readExamples } from './examples.ts'
import { readPlace } from './read-places.ts'
import type { Fault } from './read-values.ts'
import type { Place } from './rule.ts'

/** The files of a release of duty rules by their path, such as `places/CL.json`, as text. */
export type ReleaseFiles = ReadonlyMap<string, string>

/** The same as they are stored. */
export type StoredFiles = Readonly<Record<string, string>>

/** The rules of all places that a release knows, by the name of the place. */
export type Rules = { readonly version: string; readonly places: ReadonlyMap<string, Place> }

/** A file is a place, or a base that places share. Names of both are distinct. */
export const RELEASE_PATH = /^(bases|places)\/([A-Za-z0-9-]{1,20})\.json$/

/** What is wrong with a release: the file, and a sentence for whoever made it. */
export type ReleaseIssue = { readonly file: string; readonly sentence: string }

/** Reads the rules of a release. Every fault is told; with any, the rules must not be used. */
export function readRelease(
  version: string,
  files: ReleaseFiles,
): { readonly rules: Rules; readonly faults: readonly ReleaseIssue[] } {
  const { byName, faults } = parsed(files)
  const places = new Map<string, Place>()
  for (const name of placesIn(files)) {
    const { place, faults: own } = readPlace(name, byName, version)
    if (place) places.set(name, place)
    faults.push(...told(name, own))
  }
  if (places.size === 0 && faults.length === 0) faults.push({ file: 'places', sentence: 'has no file' })
  return { rules: { version, places }, faults }
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
    return told(name, [...faults, ...wrong])
  })
}

const placesIn = (files: ReleaseFiles): string[] =>
  [...files.keys()].flatMap((path) => {
    const [, folder, name] = RELEASE_PATH.exec(path) ?? []
    return folder === 'places' && name !== undefined ? [name] : []
  })

function parsed(files: ReleaseFiles): { byName: Map<string, unknown>; faults: ReleaseIssue[] } {
  const byName = new Map<string, unknown>()
  const faults: ReleaseIssue[] = []
  for (const [path, text] of files) {
    const name = RELEASE_PATH.exec(path)?.[2]
    if (name === undefined) faults.push({ file: path, sentence: 'is neither a place nor a base' })
    else if (byName.has(name)) faults.push({ file: path, sentence: 'has the name of another file' })
    else
      try {
        byName.set(name, JSON.parse(text))
      } catch {
        faults.push({ file: path, sentence: 'is not JSON' })
      }
  }
  return { byName, faults }
}

const told = (name: string, faults: readonly Fault[]): ReleaseIssue[] =>
  faults.map(({ path, sentence }) => ({ file: `places/${name}.json`, sentence: `${path} ${sentence}` }))
