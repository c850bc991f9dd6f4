import { minVersion, satisfies } from 'semver'

/** What `package-lock.json` says of one package. */
export type LockedPackage = {
  version?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
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

type Locked = LockedPackage & { name: string; version: string }

/** Everything in the lock file that comes from a registry. */
export function lockedPackages({ packages }: Lock): Locked[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1]
    return name && entry.version && !entry.link ? [{ ...entry, name, version: entry.version }] : []
  })
}

/**
 * Packages that do not run on a Node we say we run on: the oldest of each line of `engines.node` in our own package.json. What is for Windows
 * alone is never installed: the embedded database does not run there.
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

/** Packages whose address is written into the lock file: it should be installable from any registry. */
export const fixedAddresses = (lock: Lock): string[] =>
  lockedPackages(lock).flatMap(({ name, resolved }) => (resolved?.includes('://') ? [name] : []))

/** Locked versions with a known vulnerability: `shipped` fail the check, development dependencies are only reported. */
export function knownFaults(
  lock: Lock,
  advisories: readonly Advisory[],
): { shipped: string[]; forDevelopers: string[] } {
  const found = lockedPackages(lock).flatMap((entry) =>
    advisories.flatMap((advisory) =>
      advisory.package === entry.name && satisfies(entry.version, advisory.vulnerable)
        ? [{ entry, advisory }]
        : [],
    ),
  )
  const isForDevelopers = ({ entry }: (typeof found)[number]): boolean =>
    (entry.dev ?? entry.devOptional) === true
  const say = ({ entry, advisory }: (typeof found)[number]) =>
    `${entry.name} ${entry.version}: ${advisory.id} (${advisory.severity}). ${advisory.what}`
  return {
    shipped: found.filter((hit) => !isForDevelopers(hit) && hit.advisory.severity !== 'moderate').map(say),
    forDevelopers: found.filter(isForDevelopers).map(say),
  }
}

/** The high and critical ones of what `npm audit --json` printed; undefined where the registry did not answer. */
export function auditFaults(printed: string): string[] | undefined {
  const vulnerabilities = readVulnerabilities(printed)
  return vulnerabilities?.flatMap(([name, { severity, range }]) =>
    severity === 'high' || severity === 'critical' ? [`${name} ${range ?? ''}: ${severity}`] : [],
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
