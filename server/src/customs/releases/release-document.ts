import { type KeyObject, hash } from 'node:crypto'
import { isFields } from '@longhaul/domain/duty/read-values.ts'
import {
  type ReleaseIssue,
  type ReleaseFiles,
  type Rules,
  readRelease,
  selfTest,
} from '@longhaul/domain/duty/release.ts'
import {
  type ReleaseManifest,
  compareVersions,
  manifestText,
  readManifest,
} from '@longhaul/domain/duty/release-manifest.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isPublicKey, isSignedBy, publicKeyOf, signText } from './release-keys.ts'

/*
 * A release of duty rules as one file: `manifest`, the text that is signed; `signatures`, each with the
 * public key that it belongs to; and `files`, the text of each file, whose hashes are in the manifest.
 */

/** A release whose files are those that its publisher made, and that proves itself. */
export type VerifiedRelease = { manifest: ReleaseManifest; files: ReleaseFiles; rules: Rules }

/** Which keys a release must be signed with, and the version of the product that is to read it. */
export type Trust = { keys: readonly string[]; product: string }

/** The file of a release, signed with each of the keys. */
export function writeDocument(
  about: Omit<ReleaseManifest, 'files'>,
  files: ReleaseFiles,
  keys: readonly KeyObject[],
): string {
  const manifest = manifestText({
    ...about,
    files: new Map([...files].map(([path, text]) => [path, hashOf(text)])),
  })
  const signatures = keys.map((key) => ({ key: publicKeyOf(key), signature: signText(manifest, key) }))
  return JSON.stringify({ manifest, signatures, files: Object.fromEntries(files) })
}

/** Verifies the file of a release. Refused with the one reason why it cannot be used. */
export function verifyDocument(content: Buffer, { keys, product }: Trust): VerifiedRelease {
  const document = parsed(content.toString('utf8'))
  const stated = isFields(document) ? document['manifest'] : undefined
  const listed = isFields(document) ? document['files'] : undefined
  if (!isFields(document) || typeof stated !== 'string' || !isFields(listed))
    throw new Refusal('rules_unreadable')
  const signatures = signaturesOf(document['signatures'])
  if (signatures.length === 0) throw new Refusal('rules_unsigned')
  const isTrusted = signatures.some(
    ({ key, signature }) => keys.includes(key) && isSignedBy(stated, signature, key),
  )
  if (!isTrusted) throw new Refusal('rules_signature_wrong')
  const manifest = readManifest(parsed(stated))
  if (!manifest) throw new Refusal('rules_unreadable')
  const files = filesOf(listed, manifest)
  // A newer format may say what this program cannot read: that is no fault of the rules.
  if (compareVersions(manifest.minimumProduct, product) > 0)
    throw new Refusal('rules_need_product', { version: manifest.minimumProduct })
  return { manifest, files, rules: provedRules(manifest.version, files) }
}

/** The rules of a release that can be read and agree with their own examples; refused otherwise. */
export function provedRules(version: string, files: ReleaseFiles): Rules {
  const { rules, faults } = readRelease(version, files)
  const wrong: readonly ReleaseIssue[] = faults.length > 0 ? faults : selfTest(rules, files)
  if (wrong.length > 0)
    throw new Refusal('rules_fail_self_test', {
      fault_count: wrong.length,
      faults: wrong.slice(0, FAULTS_TOLD).map(({ file, sentence }) => `${file}: ${sentence}`),
    })
  return rules
}

const FAULTS_TOLD = 20

/** What identifies the contents of a release. */
export const digestOf = (files: ReleaseFiles): string =>
  hashOf(JSON.stringify([...files].toSorted(([path], [other]) => (path < other ? -1 : 1))))

const hashOf = (text: string): string => hash('sha256', text)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('rules_unreadable')
  }
}

function signaturesOf(value: unknown): { key: string; signature: string }[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, SIGNATURES_MAX) : []
  return entries.flatMap((entry) => {
    const { key, signature } = isFields(entry) ? entry : {}
    return typeof key === 'string' && typeof signature === 'string' && isPublicKey(key)
      ? [{ key, signature }]
      : []
  })
}

const SIGNATURES_MAX = 10

/** The files of the manifest and no others, each as it was signed. */
function filesOf(listed: Readonly<Record<string, unknown>>, manifest: ReleaseManifest): ReleaseFiles {
  const files = new Map<string, string>()
  for (const [path, expected] of manifest.files) {
    const text = listed[path]
    if (typeof text !== 'string' || hashOf(text) !== expected)
      throw new Refusal('rules_altered', { file: path })
    files.set(path, text)
  }
  const extra = Object.keys(listed).find((path) => !manifest.files.has(path))
  if (extra !== undefined) throw new Refusal('rules_altered', { file: extra.slice(0, 100) })
  return files
}
