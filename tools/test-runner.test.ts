import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'
import { PROJECTS, projectsOf } from './test-projects.mjs'
import {
  countedIn,
  endedLines,
  failureLines,
  slowestLines,
  summaryLines,
  withoutMiddle,
} from './test-report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'longhaul-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every test of the repository belongs to a workspace that a project tests', () => {
  const tests = sourceFiles(/\.test\.tsx?$/)
  expect(tests.length).toBeGreaterThan(300)
  expect(tests.filter((file) => projectsOf([file]).length !== 1)).toEqual([])
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  expect(workspaces.filter((name) => !Object.values(PROJECTS).flat().includes(name))).toEqual([])
})

test.each([
  [['server/src/claims/claims.test.ts'], ['server']],
  [
    ['./ui/src/menu', 'domain/src'],
    ['rules', 'screens'],
  ],
  [['e2e/account.test.ts', '-t', 'a name'], ['journeys']],
  [['nowhere/at.test.ts'], []],
])('%j is tested by %j', (paths, projects) => expect(projectsOf(paths)).toEqual(projects))

test('a report is counted, and its slowest tests are listed', () => {
  const file = join(folder, 'report.json')
  const assertionResults = Array.from({ length: 12 }, (_, at) => ({
    fullName: `test ${at}`,
    duration: at * 1_000,
  }))
  const counts = { numPassedTests: 10, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 }
  writeFileSync(
    file,
    JSON.stringify({ ...counts, testResults: [{ name: '/at/a.test.ts', assertionResults }] }),
  )
  const { tests, ...counted } = countedIn(file)
  expect(counted).toEqual({ passed: 10, failed: 1, skipped: 1, failures: [] })
  const lines = slowestLines(tests, '/at')
  expect(lines).toHaveLength(12)
  expect(lines[1]).toBe('The 10 slowest tests:')
  expect(lines[2]).toBe('  11.0 s  a.test.ts: test 11')
})

test('a run without a report counts nothing', () => {
  expect(countedIn(join(folder, 'none.json'))).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
    tests: [],
    failures: [],
  })
  expect(slowestLines([], '/at')).toEqual([])
})

test('failures are listed once more at the end, without colours and shortened', () => {
  const file = join(folder, 'failed.json')
  const red = '\u001B[31m'
  const failed = { fullName: 'a sum', status: 'failed', failureMessages: [`${red}1 is not 2\nat a.test.ts`] }
  const passed = { fullName: 'another', status: 'passed', failureMessages: [] }
  const testResults = [
    { name: '/at/a.test.ts', status: 'failed', assertionResults: [failed, passed] },
    { name: '/at/b.test.ts', status: 'failed', message: 'x'.repeat(900), assertionResults: [] },
    { name: '/at/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ]
  writeFileSync(file, JSON.stringify({ testResults }))
  expect(failureLines(countedIn(file).failures, '/at')).toEqual([
    '',
    'FAILED a.test.ts: a sum',
    '       1 is not 2\n       at a.test.ts',
    '',
    'FAILED b.test.ts: the file itself',
    `       ${'x'.repeat(400)}`,
  ])
})

/** A suite with this many failed tests and a long output. */
function aFailedSuite(failures: number) {
  const counted = {
    passed: 3,
    failed: failures,
    skipped: 1,
    tests: [{ file: '/at/a.test.ts', name: 'a sum', ms: 2_000 }],
    failures: Array.from({ length: failures }, (_, at) => ({
      file: '/at/a.test.ts',
      name: `sum ${at}`,
      message: `${at} is not 2`,
    })),
  }
  const text = Array.from({ length: 5_000 }, (_, at) => `output ${at}`).join('\n')
  return { step: { name: 'server' }, good: false, seconds: '61.0', text, counted }
}

test('a suite that fails lists its failed tests immediately, without the rest of its output', () => {
  expect(endedLines(aFailedSuite(1), '/at')).toEqual([
    'FAIL server (61.0 s)',
    '',
    'FAILED a.test.ts: sum 0',
    '       0 is not 2',
  ])
  const many = endedLines(aFailedSuite(500), '/at')
  expect(many).toHaveLength(1 + 3 * 40 + 2)
  expect(many.at(-1)).toBe('FAILED and 460 more')
})

test('a tool that fails, and a suite that ended before reporting, print the reason immediately', () => {
  const lint = {
    step: { name: 'lint' },
    good: false,
    seconds: '9.0',
    text: 'a.ts: no any',
    counted: undefined,
  }
  expect(endedLines(lint, '/at')).toEqual(['FAIL lint (9.0 s)', 'a.ts: no any'])
  const suite = endedLines(aFailedSuite(0), '/at')
  expect(suite).toHaveLength(1 + 60)
  expect(suite.at(-1)).toBe(aFailedSuite(0).text.split('\n').at(-1))
})

test('a suite whose tests all pass names the errors that belong to none of them, however long its output', () => {
  const stray = [
    '⎯⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯',
    'TypeError: boom of a handler',
    ' ❯ thrower a.test.tsx:3:34',
    ...Array.from({ length: 30 }, (_, at) => ` ❯ frame ${at}`),
    '⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯',
    'Error: lost',
  ]
  const suite = aFailedSuite(0)
  const text = [...stray, suite.text].join('\n')
  const lines = endedLines({ ...suite, text }, '/at')
  expect(lines).toEqual(expect.arrayContaining(['TypeError: boom of a handler', 'Error: lost']))
  expect(lines.length).toBeLessThan(40)
  expect(summaryLines([{ ...suite, text }], '/at', 1).lines.slice(-40)).toEqual(
    expect.arrayContaining(['TypeError: boom of a handler', 'Error: lost']),
  )
})

test('a step that passes prints one line, and its output only if that is always shown', () => {
  const good = {
    step: { name: 'budget' },
    good: true,
    seconds: '1.0',
    text: 'storefront 90 kB',
    counted: undefined,
  }
  expect(endedLines(good, '/at')).toEqual(['ok   budget (1.0 s)'])
  expect(endedLines({ ...good, step: { name: 'budget', alwaysShown: true } }, '/at')[1]).toBe(
    'storefront 90 kB',
  )
})

test('the end of a run is short however long the output, and lists the failures last', () => {
  const lint = {
    step: { name: 'lint' },
    good: false,
    seconds: '9.0',
    text: 'a.ts: no any',
    counted: undefined,
  }
  const types = { step: { name: 'types' }, good: true, seconds: '9.0', text: '', counted: undefined }
  const { lines, failed } = summaryLines([lint, types, aFailedSuite(2)], '/at', 424_600)
  expect(failed).toBe(3)
  expect(lines.length).toBeLessThan(160)
  expect(lines.slice(0, 4)).toEqual(['', 'FAIL lint', '', 'a.ts: no any'])
  expect(lines.slice(-13)).toEqual([
    ...['', 'FAIL lint'],
    ...['', 'FAIL server'],
    ...['', 'FAILED a.test.ts: sum 0', '       0 is not 2'],
    ...['', 'FAILED a.test.ts: sum 1', '       1 is not 2'],
    '',
    'After 7:05 minutes:',
    '4 passed, 3 failed, 1 skipped',
  ])
})

test('a long output is shown without its middle, and a long line without its end', () => {
  const lines = withoutMiddle(Array.from({ length: 200 }, (_, at) => `line ${at}`).join('\n'))
  expect(lines).toHaveLength(121)
  expect([lines[59], lines[60], lines[61]]).toEqual(['line 59', '… 80 lines left out …', 'line 140'])
  expect(withoutMiddle('x'.repeat(1_000))).toEqual([`${'x'.repeat(399)}…`])
  expect(withoutMiddle('one\ntwo')).toEqual(['one', 'two'])
})
