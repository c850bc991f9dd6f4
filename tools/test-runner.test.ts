import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'
import { PROJECTS, projectsOf } from './test-projects.mjs'
import { countedIn, failureLines, slowestLines } from './test-report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'longhaul-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every test of the repository lies in a workspace that a project tests', () => {
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

test('a report is counted, and its slowest tests are named', () => {
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

test('a run that wrote no report counts nothing', () => {
  expect(countedIn(join(folder, 'none.json'))).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
    tests: [],
    failures: [],
  })
  expect(slowestLines([], '/at')).toEqual([])
})

test('what failed is named once more at the end, without colours and cut short', () => {
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
