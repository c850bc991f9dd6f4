import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Lock, shippedPackages } from './lock-file.ts'
import { ROOT } from './source-files.ts'

/*
 * `npm run bom`: prints the bill of materials, CycloneDX 1.5. `npm sbom` lists only what is installed, but most of what we ship is bundled. Generated from the
 * lock file alone, without timestamps or random numbers, so that the same sources produce the same file.
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
    // Packages for a particular operating system.
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

/** A single licence by its SPDX id, several as an expression. */
const licenceOf = (licence: string): object =>
  /[\s()]/.test(licence) ? { expression: licence } : { license: { id: licence } }

/** The checksum by which npm verifies a package: base64 in the lock file, hexadecimal here. */
const hashesOf = (integrity: string): { alg: string; content: string }[] =>
  integrity.split(' ').map((sum) => {
    const [alg = '', content = ''] = sum.split(/-(.*)/s)
    return { alg: alg.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') }
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(bom())
