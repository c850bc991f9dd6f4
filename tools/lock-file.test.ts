import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

/*
 * What npm does not check by itself: that the lock file serves any registry, and under which licences the
 * product may be given on.
 */

type Locked = { version?: string; resolved?: string; license?: unknown; dev?: boolean; link?: boolean }

/** Anybody may give on what is under these, unchanged, as a part of the product. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Unlicense'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'PSF-2.0', 'OFL-1.1', 'MPL-2.0'],
  // libvips: a shared library that can be replaced (NOTICE).
  'LGPL-3.0-or-later',
])
/** Old manifests that name none in today's form: read from their texts. */
const READ: Readonly<Record<string, string>> = { 'pause-stream': 'MIT OR Apache-2.0', 'png-js': 'MIT' }

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
const installed = Object.entries(packages).flatMap(([path, entry]) => {
  const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1]
  return name === undefined || entry.link ? [] : [{ ...entry, name }]
})

test('the lock file names no address, so that it can be installed from any registry', () => {
  expect(installed.length).toBeGreaterThan(300)
  expect(installed.flatMap(({ resolved }) => resolved ?? [])).toEqual([])
})

test('what runs with the product is under licences that we allow', () => {
  const licences = installed
    .filter(({ dev }) => !dev)
    .map(({ name, license }) => [name, READ[name] ?? license] as const)
  const wrong = licences.filter(
    ([, licence]) =>
      typeof licence !== 'string' ||
      licence.split(/[() ]+|AND|OR/).some((one) => one !== '' && !ALLOWED.has(one)),
  )
  expect(wrong).toEqual([])
})

test('the notice names what is under another kind of licence than most', () => {
  const notice = readFileSync(join(ROOT, 'NOTICE'), 'utf8')
  for (const name of ['PostgreSQL', 'libvips', 'IBM Plex', 'Noto Sans', 'axe-core', 'web-push'])
    expect(notice).toContain(name)
})
