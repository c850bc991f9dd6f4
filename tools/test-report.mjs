import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const SLOWEST = 10
/**
 * The maximum length of a failed test's message, of a step's list of failed tests, of a failed step's
 * output, and of an error that belongs to no test.
 */
const MESSAGE_MAX = 400
const NAMED = 40
const EDGE_LINES = 60
const STRAY_LINES = 15
const STRAY = /⎯ (?:Uncaught Exception|Unhandled Rejection) ⎯/
const LINE = 400

/** The lines printed when a step has ended: its result, and its failures, at least in its own words. */
export function endedLines({ step, good, seconds, text, counted }, root) {
  const first = `${good ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`
  if (good) return step.alwaysShown ? [first, text] : [first]
  const failed = failureLines(counted?.failures ?? [], root)
  if (failed.length > 0) return [first, ...failed]
  return [first, ...(counted ? strayErrors(text) : withoutMiddle(text))]
}

/** The errors of a suite that belong to no test, each with the start of its stack. */
export function strayErrors(text) {
  const lines = plain(text).split('\n')
  const heads = lines.flatMap((line, at) => (STRAY.test(line) ? [at] : []))
  if (heads.length === 0) return lines.slice(-EDGE_LINES)
  return heads.slice(0, NAMED).flatMap((at) => ['', ...lines.slice(at, at + STRAY_LINES)])
}

/**
 * The lines printed when all steps have ended: the output of those that failed, without its middle if it is
 * long, the slowest tests, the failures once more, the duration, and one line of result; and the number of
 * failures.
 */
export function summaryLines(outcomes, root, ms) {
  const suites = outcomes.flatMap(({ counted }) => counted ?? [])
  const tools = outcomes.filter(({ counted }) => !counted)
  const sum = (key) => suites.reduce((total, counted) => total + counted[key], 0)
  const passed = sum('passed') + tools.filter(({ good }) => good).length
  // A tool counts as one failure; a file that could not be loaded has no failed test of its own.
  const failed = outcomes.reduce(
    (total, { good, counted }) => total + Math.max(counted?.failed ?? 0, good ? 0 : 1),
    0,
  )
  const failedSteps = outcomes.filter(({ good }) => !good)
  const lines = [
    ...failedSteps.flatMap(({ step, text }) => ['', `FAIL ${step.name}`, '', ...withoutMiddle(text)]),
    ...slowestLines(
      suites.flatMap(({ tests }) => tests),
      root,
    ),
    ...failedSteps.flatMap(({ step, text, counted }) => [
      '',
      `FAIL ${step.name}`,
      ...failureLines(counted?.failures ?? [], root),
      ...(counted && counted.failures.length === 0 ? strayErrors(text) : []),
    ]),
    '',
    `After ${minutes(ms)} minutes:`,
    `${passed} passed, ${failed} failed, ${sum('skipped')} skipped`,
  ]
  return { lines, failed }
}

/** The first and last lines of a long output. A log that truncates by itself would lose arbitrary lines. */
export function withoutMiddle(text) {
  const lines = plain(text)
    .split('\n')
    .map((line) => (line.length > LINE ? `${line.slice(0, LINE - 1)}…` : line))
  const left = lines.length - 2 * EDGE_LINES
  if (left <= 1) return lines
  return [...lines.slice(0, EDGE_LINES), `… ${left} lines left out …`, ...lines.slice(-EDGE_LINES)]
}

/**
 * The counts of a vitest JSON report, its tests with their durations, and the failures; empty if a run wrote
 * none.
 */
export function countedIn(file) {
  const report = read(file)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ file: name, name: fullName, ms: duration ?? 0 })),
    ),
    failures: report.testResults.flatMap(failuresOf),
  }
}

/** The failed tests of a file; the file itself if it failed before any of them ran. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [{ file: name, name: 'the file itself', message }]
  return failed.map(({ fullName, failureMessages }) => ({
    file: name,
    name: fullName,
    message: failureMessages.join('\n'),
  }))
}

/** The failures: file and test, and the first lines of the reason. */
export function failureLines(failures, root) {
  const named = failures
    .slice(0, NAMED)
    .flatMap(({ file, name, message }) => [
      '',
      `FAILED ${relative(root, file)}: ${name}`,
      `       ${plain(message).slice(0, MESSAGE_MAX).replaceAll('\n', '\n       ')}`,
    ])
  return failures.length > NAMED ? [...named, '', `FAILED and ${failures.length - NAMED} more`] : named
}

/** `7:05` */
function minutes(ms) {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Without the colours of a matcher's message. */
const plain = (text) => stripVTControlCharacters(text)

/** A heading and a line for each of the slowest tests; empty if no test ran. */
export function slowestLines(tests, root) {
  const slowest = tests.toSorted((test, other) => other.ms - test.ms).slice(0, SLOWEST)
  if (slowest.length === 0) return []
  const lines = slowest.map(({ file, name, ms }) => {
    const seconds = (ms / 1000).toFixed(1).padStart(6)
    return `${seconds} s  ${relative(root, file)}: ${name.length > 90 ? `${name.slice(0, 89)}…` : name}`
  })
  return ['', `The ${slowest.length} slowest tests:`, ...lines]
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  }
}
