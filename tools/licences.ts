import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Lock, shippedPackages } from './lock-file.ts'
import { ROOT } from './source-files.ts'

/*
 * `npm run licences`: writes THIRD-PARTY-LICENCES, which lists everything that runs as part of the product, installed or bundled, with the licence texts.
 * Packages that are installed for a particular processor or system are listed by family and without texts, so that the file is the same everywhere.
 */

/** The command's output file. */
export const LICENCES_FILE = join(ROOT, 'THIRD-PARTY-LICENCES')

type Package = { name: string; version: string; licence: string; folder: string; optional: boolean }

/** The whole file, generated from the lock file and the installed packages. */
export function licences(): string {
  const packages = packagesInOrder()
  const installed = packages.filter(({ optional }) => !optional)
  return (
    [
      'Third-party software of Longhaul, as `npm run licences` finds it: what is installed to run it, and what is in its bundles. Development tools are not in it.',
      section('FOR ONE SYSTEM OR ANOTHER', families(packages.filter(({ optional }) => optional))),
      section(
        'WITHOUT A TEXT OF THEIR OWN',
        installed.filter((entry) => textsOf(entry).length === 0).map(lineOf),
      ),
      ...grouped(installed).map(([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}`),
    ].join('\n\n') + '\n'
  )
}

/** The shipped packages, each version once. */
function packagesInOrder(): Package[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const found = shippedPackages(lock).map(({ name, version, license, folder, optional = false }) => ({
    name,
    version,
    licence: licenceOf(license, folder),
    folder,
    optional,
  }))
  const byName = new Map(found.map((entry) => [`${entry.name} ${entry.version}`, entry]))
  return [...byName.values()].toSorted((entry, other) => (lineOf(entry) < lineOf(other) ? -1 : 1))
}

/** The licence from the lock file; old manifests state it in an older format, or only in their text. */
function licenceOf(license: unknown, folder: string): string {
  if (typeof license === 'string') return license
  if (Array.isArray(license)) return license.join(' OR ')
  const manifest = join(ROOT, folder, 'package.json')
  const { licenses } = JSON.parse(readFileSync(manifest, 'utf8')) as { licenses?: { type: string }[] }
  return licenses?.map(({ type }) => type).join(' OR ') ?? 'see the text'
}

const lineOf = ({ name, version, licence }: Package): string => `${name} ${version} (${licence})`

/** Packages for a particular processor or system, one line for each family. */
function families(packages: readonly Package[]): string[] {
  const lines = packages.map((entry) => lineOf({ ...entry, name: entry.name.replace(SYSTEM, '$1*') }))
  return [...new Set(lines)].toSorted()
}

const SYSTEM =
  /([-/])(?:aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|wasm32|webcontainers|win32|windows)(?:-.*)?$/

/** Every text with the packages that use it. Texts that differ only in their copyright lines are merged, and those lines are moved to the package names. */
function grouped(packages: readonly Package[]): [string, string[]][] {
  const groups = new Map<string, { text: string; names: string[] }>()
  for (const item of packages)
    for (const text of textsOf(item)) {
      const { body, owners } = split(text)
      const key = body.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
      const group = groups.get(key) ?? { text: body, names: [] }
      group.names.push([lineOf(item), ...owners.map((owner) => `    ${owner}`)].join('\n'))
      groups.set(key, group)
    }
  return [...groups.values()]
    .toSorted((group, other) => other.names.length - group.names.length || (group.text < other.text ? -1 : 1))
    .map(({ text, names }) => [text, names])
}

/** Splits a licence into its text, without title and copyright lines, and those lines. */
function split(text: string): { body: string; owners: string[] } {
  const lines = text.replaceAll('\r', '').replace(APACHE_APPENDIX, '$1').split('\n')
  const owners = lines.filter((line) => OWNER.test(line)).map((line) => line.trim())
  const body = lines.filter((line) => !OWNER.test(line) && !TITLE.test(line)).join('\n')
  return {
    body: body
      .replaceAll(/[ \t]+$/gm, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    owners,
  }
}

/** The Apache licence's instructions on how to apply it, which are not part of it. */
const APACHE_APPENDIX = /(END OF TERMS AND CONDITIONS)\s+APPENDIX[^]*?limitations under the License\.\s*/
const OWNER = /^\W*Copyright[ :]*(?:\([cC]\)|©|\d|[A-Z])/
const TITLE = /^\W*(?:(?:the )?(?:mit|isc|bsd.*) licen[sc]e\W*(?:\(.*\))?|mit|licen[sc]e)\W*$/i

/** The licence texts in a package. */
function textsOf({ folder }: Package): string[] {
  const path = join(ROOT, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => /^(?:licen[sc]e|copying|unlicense|notice)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(path, file), 'utf8'))
}

const RULE = '='.repeat(80)
const section = (title: string, lines: readonly string[]): string =>
  `${RULE}\n${title}\n\n${lines.join('\n')}`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(LICENCES_FILE, licences())
