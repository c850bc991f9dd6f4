import { isFields } from './read-values.ts'
import { isReleasePath } from './release.ts'
import { isDay } from '../time/days.ts'

/** What a release of duty rules says about itself; it is what its publisher signs. */
export type ReleaseManifest = {
  readonly version: string
  /** The first day on which it may be applied. */
  readonly validFrom: string
  /** The oldest version of the product that can read it. */
  readonly minimumProduct: string
  /** It corrects an error: staff are asked to apply it without waiting. */
  readonly urgent?: boolean
  /** The SHA-256 of each file by its path, in hexadecimal digits. */
  readonly files: ReadonlyMap<string, string>
}

/** A day and the number of the day's edition: `2026-11-28.1`. */
export const RELEASE_VERSION = /^\d{4}-\d{2}-\d{2}\.\d{1,4}$/
const PRODUCT = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/
const SHA256 = /^[0-9a-f]{64}$/
/** Far more than there are places in the world. */
const FILES_MAX = 1_000

/** Reads a manifest; null if it is none. */
export function readManifest(value: unknown): ReleaseManifest | null {
  if (!isFields(value)) return null
  const { version, valid_from: validFrom, minimum_product: minimumProduct, files, urgent = false } = value
  if (typeof urgent !== 'boolean') return null
  if (typeof version !== 'string' || !RELEASE_VERSION.test(version)) return null
  if (typeof validFrom !== 'string' || !isDay(validFrom)) return null
  if (typeof minimumProduct !== 'string' || !PRODUCT.test(minimumProduct) || !isFields(files)) return null
  const hashes = new Map<string, string>()
  for (const [path, hash] of Object.entries(files)) {
    if (!isReleasePath(path) || typeof hash !== 'string' || !SHA256.test(hash)) return null
    hashes.set(path, hash)
  }
  return hashes.size === 0 || hashes.size > FILES_MAX
    ? null
    : { version, validFrom, minimumProduct, files: hashes, ...(urgent ? { urgent } : {}) }
}

/** The manifest as its publisher writes and signs it. */
export const manifestText = ({
  version,
  validFrom,
  minimumProduct,
  files,
  urgent,
}: ReleaseManifest): string =>
  JSON.stringify({
    version,
    valid_from: validFrom,
    minimum_product: minimumProduct,
    ...(urgent ? { urgent } : {}),
    files: Object.fromEntries(files),
  })

/**
 * Compares versions, of releases or of the product, number by number: negative if the first is older, and 0
 * if they are equal. `2026-11-28.10` is newer than `2026-11-28.9`.
 */
export function compareVersions(version: string, other: string): number {
  const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const [own, its] = [numbers(version), numbers(other)]
  for (let at = 0; at < Math.max(own.length, its.length); at += 1) {
    const difference = (own[at] ?? 0) - (its[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
