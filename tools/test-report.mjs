import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const SLOWEST = 10

/** What a JSON report of vitest counts, and its tests with what each took; nothing where a run wrote none. */
export function countedIn(file) {
  const report = read(file)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ file: name, name: fullName, ms: duration ?? 0 })),
    ),
  }
}

/** A heading and a line for each of the slowest tests; nothing where no test ran. */
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
