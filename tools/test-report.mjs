import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const SLOWEST = 10
const SAID = 400

/** What a JSON report of vitest counts, its tests with what each took, and what failed; nothing where a run wrote none. */
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

/** The failed tests of a file; the file itself where it failed before any of them ran. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [{ file: name, name: 'the file itself', message }]
  return failed.map(({ fullName, failureMessages }) => ({
    file: name,
    name: fullName,
    message: failureMessages.join('\n'),
  }))
}

/** What failed: file and test, and the first lines of why. */
export function failureLines(failures, root) {
  return failures.flatMap(({ file, name, message }) => [
    '',
    `FAILED ${relative(root, file)}: ${name}`,
    `       ${plain(message).slice(0, SAID).replaceAll('\n', '\n       ')}`,
  ])
}

/** Without the colours that a matcher paints its message in. */
const plain = (text) => stripVTControlCharacters(text)

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
