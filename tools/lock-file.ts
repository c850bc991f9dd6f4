import { minVersion, satisfies } from 'semver'

/** An entry of `package-lock.json`. */
export type LockedPackage = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  license?: unknown
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  engines?: { node?: string }
  os?: string[]
}

export type Lock = { packages: Readonly<Record<string, LockedPackage>> }

/** A published vulnerability of some versions of a package. */
export type Advisory = {
  id: string
  package: string
  vulnerable: string
  severity: 'moderate' | 'high' | 'critical'
  what: string
}

type Locked = LockedPackage & { name: string; version: string; folder: string }

/** The workspaces that the product consists of. */
const PRODUCT = ['domain', 'contract', 'text', 'ui', 'browser', 'storefront', 'console', 'server']
/** Their development dependencies that only build or test it. All others are in the bundles, and shipped like installed packages. */
const ONLY_TOOLS =
  /^(?:@types\/.*|@testing-library\/.*|@vitejs\/.*|@tailwindcss\/.*|@redocly\/.*|vite|tailwindcss|jsdom|fast-check|smtp-server|yauzl)$/

/** Every package in the lock file that comes from a registry. */
export function lockedPackages({ packages }: Lock): Locked[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1]
    return name && entry.version && !entry.link
      ? [{ ...entry, name, version: entry.version, folder: path }]
      : []
  })
}

/** The packages that would run a script of their own while being installed, in alphabetical order. */
export const withInstallScript = (lock: Lock): string[] =>
  [
    ...new Set(
      lockedPackages(lock).flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : [])),
    ),
  ].toSorted()

/** The packages that operators of the product get: those of a production install and those in the bundles, with all their dependencies. */
export function shippedPackages(lock: Lock): Locked[] {
  const folders = new Set(
    PRODUCT.flatMap((workspace) => {
      const { dependencies = {}, devDependencies = {} } = lock.packages[workspace] ?? {}
      const bundled = Object.keys(devDependencies).filter((name) => !ONLY_TOOLS.test(name))
      return Object.keys(installedWith(lock, workspace, [...Object.keys(dependencies), ...bundled]))
    }),
  )
  return lockedPackages(lock).filter(({ folder }) => folders.has(folder))
}

/** The lock file's entries for packages that a workspace names, and for all their dependencies, by folder. */
export function installedWith(lock: Lock, workspace: string, names: readonly string[]): Lock['packages'] {
  const reached: Record<string, LockedPackage> = {}
  const reach = (from: string, name: string): void => {
    const folder = folderOf(lock, from, name)
    const entry = folder === undefined ? undefined : lock.packages[folder]
    if (folder === undefined || entry === undefined || reached[folder]) return
    reached[folder] = entry
    for (const needed of needsOf(entry)) reach(folder, needed)
  }
  for (const name of names) reach(workspace, name)
  return reached
}

const needsOf = ({ dependencies, optionalDependencies }: LockedPackage): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies })

/** Where Node finds a package from a folder: in the nearest `node_modules` above it. */
function folderOf({ packages }: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[found]) return found
    if (folder === '') return undefined
  }
}

/**
 * Packages that do not run on a Node version that we support: the oldest of each line of `engines.node` in our package.json. Packages for Windows only are
 * never installed, because the embedded database does not run there.
 */
export function wrongEngines(lock: Lock, ourEngines: string): string[] {
  return ourEngines.split('||').flatMap((line) => {
    const oldest = minVersion(line)
    if (!oldest) return [`engines.node names no version: ${line}`]
    return lockedPackages(lock).flatMap(({ name, version, engines, os }) =>
      engines?.node === undefined || satisfies(oldest, engines.node) || os?.join() === 'win32'
        ? []
        : [`${name} ${version} wants Node ${engines.node}, and we say ${oldest.version}`],
    )
  })
}

/** Packages with a fixed address in the lock file; the lock file should be installable from any registry. */
export const fixedAddresses = (lock: Lock): string[] =>
  lockedPackages(lock).flatMap(({ name, resolved }) => (resolved?.includes('://') ? [name] : []))

/** Locked versions with a known vulnerability: those in `shipped` fail the check, development dependencies are only reported. */
export function knownFaults(
  lock: Lock,
  advisories: readonly Advisory[],
): { shipped: string[]; forDevelopers: string[] } {
  const shipped = new Set(shippedPackages(lock).map(({ folder }) => folder))
  const found = lockedPackages(lock).flatMap((entry) =>
    advisories.flatMap((advisory) =>
      advisory.package === entry.name && satisfies(entry.version, advisory.vulnerable)
        ? [{ entry, advisory }]
        : [],
    ),
  )
  const isForDevelopers = ({ entry }: (typeof found)[number]): boolean => !shipped.has(entry.folder)
  const say = ({ entry, advisory }: (typeof found)[number]) =>
    `${entry.name} ${entry.version}: ${advisory.id} (${advisory.severity}). ${advisory.what}`
  return {
    shipped: found.filter((hit) => !isForDevelopers(hit) && hit.advisory.severity !== 'moderate').map(say),
    forDevelopers: found.filter(isForDevelopers).map(say),
  }
}

/** The high and critical entries of the output of `npm audit --json` that are shipped; undefined if the registry did not reply. */
export function auditFaults(printed: string, shipped: ReadonlySet<string>): string[] | undefined {
  const vulnerabilities = readVulnerabilities(printed)
  return vulnerabilities?.flatMap(([name, { severity, range }]) =>
    shipped.has(name) && (severity === 'high' || severity === 'critical')
      ? [`${name} ${range ?? ''}: ${severity}`]
      : [],
  )
}

function readVulnerabilities(printed: string): [string, { severity?: string; range?: string }][] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(printed) as {
      vulnerabilities?: Record<string, { severity?: string; range?: string }>
    }
    return vulnerabilities && Object.entries(vulnerabilities)
  } catch {
    return undefined
  }
}
