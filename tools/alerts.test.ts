import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

const FOLDER = join(ROOT, 'operations', 'prometheus')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** What takes days is evaluated once an hour, or it would take a minute to test. */
const TESTS = ['alerts.test.yml', 'alerts-by-day.test.yml']

/** The alerts as written: the name of each, and its lines. */
const alerts = read('operations/prometheus/alerts.yml')
  .split(/\n {6}- alert: /)
  .slice(1)
  .map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? '', text }))
const names = alerts.map(({ name }) => name)

test('each alert has a name of its own, a severity, a summary, a description, and a runbook', () => {
  expect(new Set(names).size).toBe(names.length)
  for (const { name, text } of alerts) {
    expect(text, name).toMatch(/^ {8}labels: \{ severity: (page|ticket|info) \}$/m)
    for (const note of ['summary', 'description'])
      expect(text, name).toMatch(new RegExp(`^ {10}${note}: .{10}`, 'm'))
    expect(text, name).toMatch(new RegExp(`runbook: docs/alerts.md#${name.toLowerCase()}$`, 'm'))
  }
})

test('docs/alerts.md says what to do for each of them, in the same order', () => {
  const sections = [...read('docs/alerts.md').matchAll(/^## (\w+)\n+(.+)/gm)]
  expect(sections.map(([, name]) => name)).toEqual(names)
})

test('each alert has a test in which it fires, and one in which it is quiet', () => {
  const tests = TESTS.map((file) => read(`operations/prometheus/${file}`)).join('\n')
  for (const name of names) {
    expect(tests, name).toMatch(new RegExp(`alertname: ${name}\n\\s+exp_alerts:`))
    expect(tests, name).toMatch(new RegExp(`eval_time: \\w+, alertname: ${name} \\}`))
  }
})

const isInstalled = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!isInstalled)(
  'they pass their tests (skipped where Debian’s prometheus, with promtool, is not installed)',
  () => {
    for (const args of [
      ['check', 'rules', join(FOLDER, 'alerts.yml')],
      ['test', 'rules', ...TESTS.map((file) => join(FOLDER, file))],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
      expect(status, stdout + stderr).toBe(0)
    }
  },
)
