import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Lock, shippedPackages } from './lock-file.ts'
import { ROOT } from './source-files.ts'

/*
 * `npm run bom`: the bill of materials on standard output, CycloneDX 1.5. `npm sbom` knows what is installed; most of what we ship is bundled. Made of the lock file alone
 * and without a moment or a number by chance, so that the same sources make the same file.
 */

/** The bill of materials as text. */
export function bom(): string {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license: string
  }
  const components = shippedPackages(lock).map((entry) => ({
    type: 'library',
    'bom-ref': purlOf(entry),
    name: entry.name,
    version: entry.version,
    // Packages for one system or another.
    scope: entry.optional === true ? 'optional' : 'required',
    purl: purlOf(entry),
    ...(typeof entry.license === 'string' ? { licenses: [licenceOf(entry.license)] } : {}),
    ...(entry.integrity === undefined ? {} : { hashes: hashesOf(entry.integrity) }),
  }))
  const once = new Map(components.map((component) => [component.purl, component]))
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': name, name, version, licenses: [licenceOf(license)] },
    },
    components: [...once.values()].toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

const purlOf = ({ name, version }: { name: string; version: string }): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** One licence by its SPDX name, several as an expression. */
const licenceOf = (licence: string): object =>
  /[\s()]/.test(licence) ? { expression: licence } : { license: { id: licence } }

/** What npm checks a package by: base64 there, hexadecimal here. */
const hashesOf = (integrity: string): { alg: string; content: string }[] =>
  integrity.split(' ').map((sum) => {
    const [alg = '', content = ''] = sum.split(/-(.*)/s)
    return { alg: alg.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') }
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(bom())
