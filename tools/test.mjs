/*
 * `npm test`: every check and every level of tests, one after the other, and one line at the end. Two cores are enough; nothing needs to be
 * installed beside Node. `npm run check` stops before the tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => join(ROOT, 'node_modules', '.bin', name)
const reports = mkdtempSync(join(tmpdir(), 'longhaul-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }

const checks = [
  ['formatting', bin('oxfmt'), ['--check', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '--quiet']],
  ['types', bin('tsc'), ['-p', '.']],
  ['nothing unused', bin('knip'), ['--no-progress']],
  ['dependencies', bin('tsx'), [join(ROOT, 'tools', 'check-dependencies.ts')]],
]
const builds = [
  ['build', process.execPath, [join(ROOT, 'tools', 'build.mjs')]],
  ['first-load budget', bin('tsx'), [join(ROOT, 'tools', 'budget.ts')]],
]
const suites = [
  // By itself vitest leaves a core free; the database needs less than that.
  [
    'rules, screens and server',
    [
      ...['--project', 'rules', '--project', 'screens', '--project', 'server'],
      `--maxWorkers=${availableParallelism()}`,
    ],
  ],
  ['journeys in a browser', ['--project', 'journeys']],
]

for (const [name, command, args] of checks) step(name, command, args)
if (!process.argv.includes('--checks-only')) {
  for (const [name, command, args] of builds) step(name, command, args)
  for (const [name, args] of suites) suite(name, args)
}

rmSync(reports, { recursive: true, force: true })
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 ? 0 : 1)

/** A tool that passes or fails as a whole: its output is shown only when it fails. */
function step(name, command, args) {
  const started = performance.now()
  const result = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  const good = result.status === 0
  total[good ? 'passed' : 'failed'] += 1
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name} (${seconds(started)})`)
  if (!good || name === 'first-load budget')
    console.log([result.stdout, result.stderr, result.error?.message].filter(Boolean).join('\n'))
}

/** A vitest run: shown as it goes, counted from its own report. */
function suite(name, args) {
  const started = performance.now()
  const report = join(reports, `${suites.findIndex(([other]) => other === name)}.json`)
  const result = spawnSync(
    bin('vitest'),
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const counted = readReport(report)
  total.passed += counted.numPassedTests
  total.skipped += counted.numPendingTests + counted.numTodoTests
  // A file that could not even be loaded has no failed test of its own.
  total.failed += Math.max(counted.numFailedTests, result.status === 0 ? 0 : 1)
  console.log(`${result.status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(started)})`)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  }
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
