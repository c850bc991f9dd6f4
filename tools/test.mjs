/*
 * `npm test`: every check and every level of tests, two steps in parallel so that two cores stay busy; then
 * the slowest tests, the failures and a summary line. Needs nothing but Node. docs/testing.md has the
 * details:
 *   npm run check              the checks without the tests
 *   npm run test:long          what takes too long for every day: *.long.test.ts
 *   npm test -- FILE… only these files or folders, and what vitest takes besides (-t 'name of a test')
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectsOf } from './test-projects.mjs'
import { countedIn, endedLines, summaryLines } from './test-report.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LANES = 2
const CORES = Math.max(LANES, availableParallelism())

/**
 * How much memory a program written in Go may fill before it collects garbage: a quarter of the machine's,
 * from 2 to 4 GiB.
 */
const COLLECT_ABOVE_GIB = Math.min(4, Math.max(2, Math.floor(totalmem() / 2 ** 30 / 4)))

/**
 * For programs written in Go that live for half a minute. Collecting garbage they will not need again took up
 * to a third of their time, so they collect only when memory gets short. They run on one thread, because
 * several threads infer the same types again: one takes two thirds of the processor time of two.
 */
const COMPUTE_LESS = { GOGC: 'off', GOMEMLIMIT: `${COLLECT_ABOVE_GIB}GiB`, GOMAXPROCS: '1' }

const args = process.argv.slice(2)
const modes = ['--checks-only', '--long']
const asked = args.filter((arg) => !modes.includes(arg))
if (asked.length > 0) process.exit(runFiles(asked))

const isLong = args.includes('--long')
const reports = mkdtempSync(join(tmpdir(), 'longhaul-reports-'))
const outcomes = await runAll(stepsFor(args))
summarise()

/**
 * The steps in the order in which they start, each as soon as a lane is free and the steps it needs are done.
 * A step that has a worker for each core still waits a third of its time, for its disk, its database and its
 * pages: two of them keep both cores busy. With three, no core was ever idle, but everything took more
 * processor time.
 */
function stepsFor(wanted) {
  const checks = [
    { ...tool('lint', 'oxlint', ['--type-aware']), env: COMPUTE_LESS },
    // One checker, for the same reason.
    { ...tool('types', 'tsc', ['-p', '.', '--checkers', '1']), env: COMPUTE_LESS },
    tool('nothing unused', 'knip', ['--no-progress']),
    tool('formatting', 'oxfmt', ['--check', '.']),
  ]
  if (wanted.includes('--checks-only')) return checks
  const build = { ...tool('build', process.execPath, [join('tools', 'build.mjs')]), name: 'build' }
  const journeys = suite('journeys in a browser', ['journeys'])
  if (isLong)
    return [
      suite('rules, long', ['rules'], CORES / 2),
      build,
      suite('server, long', ['server'], CORES),
      { ...journeys, needs: ['build'] },
    ]
  // What the journeys start with.
  const demo = { ...tool('demo seeded', 'tsx', [join('e2e', 'seed-demo.ts')]), needs: ['build'] }
  const budget = { ...tool('first-load budget', 'tsx', [join('tools', 'budget.ts')]), needs: ['build'] }
  // The server's tests take one lane, the demo, rules and screens the other. Short checks come beside the
  // journeys, so that no long step with a single worker is left to the end.
  return [
    build,
    checks[0],
    { ...suite('server', ['server'], CORES), needs: ['build'] },
    demo,
    { ...suite('rules and screens', ['rules', 'screens'], CORES / 2), needs: ['build'] },
    { ...journeys, needs: ['build', 'demo seeded'] },
    ...checks.slice(1),
    { ...budget, alwaysShown: true },
  ]
}

/** A tool that passes or fails as a whole. */
function tool(name, command, commandArgs) {
  return { name, needs: [], command: bin(command), args: commandArgs }
}

/**
 * A run of vitest, counted from its own report; with as many workers as its project has by itself
 * (vitest.config.ts), unless told otherwise.
 */
function suite(name, projects, workers) {
  const report = join(reports, `${projects.join('-')}.json`)
  return {
    name,
    needs: [],
    command: bin('vitest'),
    args: [
      ...['run', ...projects.flatMap((project) => ['--project', `${project}*`])],
      ...(workers ? [`--maxWorkers=${Math.floor(workers)}`] : []),
      ...['--passWithNoTests', '--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`],
    ],
    report,
  }
}

function bin(name) {
  return name.includes('/') ? name : join(ROOT, 'node_modules', '.bin', name)
}

async function runAll(steps) {
  const waiting = [...steps]
  const running = new Map()
  const done = []
  while (waiting.length > 0 || running.size > 0) {
    const unfinished = [...waiting, ...running.keys()].map(({ name }) => name)
    const next = waiting.find(({ needs }) => !needs.some((name) => unfinished.includes(name)))
    if (next && running.size < LANES) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, run(next))
      continue
    }
    const outcome = await Promise.race(running.values())
    running.delete(outcome.step)
    done.push(outcome)
  }
  return done
}

/**
 * A step's output is kept, and shown when it fails; which of its tests failed is said at once, so that a log
 * cut short has it.
 */
function run(step) {
  const started = performance.now()
  return new Promise((resolve) => {
    const output = []
    const child = spawn(step.command, step.args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Without colours: what a failure says is read in logs as well.
      env: { ...process.env, ...step.env, NO_COLOR: '1', ...(isLong ? { TEST_LONG: '1' } : {}) },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (status) => {
      const good = status === 0
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const text = Buffer.concat(output).toString('utf8').trim()
      const outcome = { step, good, seconds, text, counted: step.report && countedIn(step.report) }
      for (const line of endedLines(outcome, ROOT)) console.log(line)
      resolve(outcome)
    })
  })
}

function summarise() {
  rmSync(reports, { recursive: true, force: true })
  const { lines, failed } = summaryLines(outcomes, ROOT, performance.now())
  for (const line of lines) console.log(line)
  process.exitCode = failed === 0 ? 0 : 1
}

/** Just these files, shown as they run. */
function runFiles(files) {
  const projects = projectsOf(files)
  if (projects.length === 0) {
    console.error(`No tests were found at ${files.join(' ')}.`)
    return 1
  }
  const inherit = { cwd: ROOT, stdio: 'inherit' }
  console.log(`Running only ${projects.join(' and ')}, without the checks; npm test runs everything.`)
  if (projects.includes('journeys')) {
    console.log('Building both front ends for the journeys.')
    if (spawnSync(process.execPath, [join('tools', 'build.mjs')], inherit).status !== 0) return 1
  }
  const chosen = projects.flatMap((project) => ['--project', `${project}*`])
  const long = files.some((file) => file.includes('.long.test.')) ? { TEST_LONG: '1' } : {}
  const env = { ...process.env, ...long }
  return spawnSync(bin('vitest'), ['run', ...chosen, ...files], { ...inherit, env }).status ?? 1
}
