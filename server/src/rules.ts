import { createPrivateKey } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RELEASE_VERSION } from '@longhaul/domain/duty/release-manifest.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { readProductRelease } from './customs/releases/product-release.ts'
import { provedRules, verifyDocument, writeDocument } from './customs/releases/release-document.ts'
import { makeKey, publicKeyOf } from './customs/releases/release-keys.ts'
import { Refusal } from './platform/http/refusal.ts'
import { programVersion } from './platform/program-version.ts'

const USAGE = `Usage:
  npm run rules -- key FILE
      makes a key: the private one is written to FILE, the public one printed
  npm run rules -- publish --key=FILE [--key=FILE] [--from=FOLDER] [--valid-from=YYYY-MM-DD] [--urgent=yes] OUT
      signs the duty rules of a folder, or those of this version of the product, and writes them to OUT;
      --urgent=yes asks the staff of shops to apply them without waiting
  npm run rules -- check FILE --trust=PUBLIC_KEY
      tells whether a shop that trusts the key would take FILE`

/** `npm run rules`: makes keys for releases of the duty rules, and signs and checks releases. */
async function main(): Promise<void> {
  const [command, ...words] = process.argv.slice(2)
  const [file, ...more] = words.filter((word) => !word.startsWith('--'))
  if (file === undefined || more.length > 0) throw new Error(USAGE)
  if (command === 'key') return await writeKey(pathOf(file), words)
  if (command === 'publish') return await publish(pathOf(file), words)
  if (command === 'check') return await check(pathOf(file), words)
  throw new Error(USAGE)
}

async function writeKey(file: string, words: readonly string[]): Promise<void> {
  optionsOf(words, [])
  const { privatePem, publicKey } = makeKey()
  // `wx`: a key that is there already may be the only copy.
  await writeFile(file, privatePem, { mode: 0o600, flag: 'wx' })
  await chmod(file, 0o600)
  console.log(`The private key is in ${file}. Keep it where nobody else can read it.`)
  console.log('The public key, for RULES_KEYS of the shops that are to trust it:')
  console.log(publicKey)
}

async function publish(out: string, words: readonly string[]): Promise<void> {
  const options = optionsOf(words, ['key', 'from', 'valid-from', 'urgent'])
  const keyFiles = options.get('key') ?? []
  if (keyFiles.length === 0) throw new Error(USAGE)
  const keys = await Promise.all(
    keyFiles.map(async (file) => createPrivateKey(await readFile(pathOf(file), 'utf8'))),
  )
  const wrong = keyFiles.find((_, at) => keys[at]?.asymmetricKeyType !== 'ed25519')
  if (wrong !== undefined) throw new Error(`${wrong} is not an Ed25519 key: make one with "key"`)
  const [from] = options.get('from') ?? []
  const release = await readProductRelease(from === undefined ? undefined : pathToFileURL(pathOf(from) + sep))
  if (!RELEASE_VERSION.test(release.version))
    throw new Error(`version.json must state a version such as 2026-11-28.1, not “${release.version}”`)
  provedRules(release.version, release.files)
  const validFrom = options.get('valid-from')?.[0] ?? release.version.slice(0, 10)
  const urgent = options.get('urgent')?.[0] === 'yes'
  const text = writeDocument({ ...release, validFrom, urgent }, release.files, keys)
  // What cannot be read back is not written.
  const trust = { keys: keys.map(publicKeyOf), product: release.minimumProduct }
  const { manifest } = verifyDocument(Buffer.from(text), trust)
  await writeFile(out, text)
  console.log(`${out}: duty rules ${manifest.version}, ${manifest.files.size} files, valid from ${validFrom}`)
}

async function check(file: string, words: readonly string[]): Promise<void> {
  const keys = optionsOf(words, ['trust']).get('trust') ?? []
  const { manifest } = verifyDocument(await readFile(file), { keys, product: await programVersion() })
  console.log(`Good: duty rules ${manifest.version}, ${manifest.files.size} files`)
}

/** The values of each option, which may be given more than once. */
function optionsOf(words: readonly string[], known: readonly string[]): Map<string, string[]> {
  const options = new Map<string, string[]>()
  for (const word of words.filter((entry) => entry.startsWith('--'))) {
    const [, name = '', value = ''] = /^--([a-z-]+)=(.+)$/.exec(word) ?? []
    if (!known.includes(name)) throw new Error(USAGE)
    options.set(name, [...(options.get(name) ?? []), value])
  }
  return options
}

/** npm changes to the repository; paths are relative to the caller's folder. */
const pathOf = (file: string): string => resolve(process.env['INIT_CWD'] ?? '.', file)

main().catch((error: unknown) => {
  console.error(wordsOf(error).join('\n'))
  process.exit(1)
})

function wordsOf(error: unknown): string[] {
  if (!(error instanceof Refusal)) return [error instanceof Error ? error.message : String(error)]
  const { faults } = error.details
  const named: readonly unknown[] = Array.isArray(faults) ? faults : Object.values(error.details)
  return [errorsIn(FIRST_LANG).reasons[error.reason], ...named.map((detail) => `  ${String(detail)}`)]
}
