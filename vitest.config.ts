import { availableParallelism } from 'node:os'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { type Lang, LANGS } from './domain/src/languages.ts'
import { LongestFirst } from './e2e/src/longest-first.ts'
import { pageLanguage } from './tools/page-language.ts'
import { PROJECTS } from './tools/test-projects.mjs'

/** `npm run test:long` runs `*.long.test.ts` and nothing else; everything else leaves them out. */
const isLong = process.env['TEST_LONG'] === '1'
const HOUR_MS = 3_600_000
/**
 * Each statement, and each drawing of a screen, leaves short-lived objects: with a larger young generation
 * they are collected a quarter as often.
 */
const ROOM_FOR_YOUNG = ['--max-semi-space-size=64']

/** Which files a project has: the tests in the workspaces of its row. */
function filesOf(project: keyof typeof PROJECTS) {
  const name = isLong ? '*.long.test.{ts,tsx}' : '*.test.{ts,tsx}'
  return {
    name: project,
    include: PROJECTS[project].map((workspace) => `${workspace}/**/${name}`),
    exclude: ['**/node_modules/**', '**/dist/**', ...(isLong ? [] : ['**/*.long.test.*'])],
  }
}

/**
 * Screens are tested in the language in which texts are written first; what shows only in another,
 * `*.zh.test.tsx`, with that one's catalogues, as in its bundle.
 */
function screens(lang: Lang, place: number) {
  const { define, alias } = pageLanguage(lang)
  const { include, exclude } = filesOf('screens')
  const others = LANGS.slice(1).map((other) => `**/*.${other}.test.tsx`)
  return {
    define,
    plugins: [uncachedGlobs],
    resolve: { alias },
    test: {
      name: place === 0 ? 'screens' : `screens-${lang}`,
      include: place === 0 ? include : include.map((files) => files.replace('/**/*', `/**/*.${lang}`)),
      exclude: place === 0 ? [...exclude, ...others] : exclude,
      // One page and one copy of the libraries for all files of a worker: the setup file makes the rest as
      // new before each.
      isolate: false,
      environment: 'jsdom',
      execArgv: ROOM_FOR_YOUNG,
      setupFiles: ['ui/src/testing-reset.test-support.ts', 'ui/src/testing-owner-stacks.test-support.ts'],
      testTimeout: 60_000,
    },
  }
}

/**
 * A module with `import.meta.glob` is compiled to a list of the files that exist, so that it must not be
 * cached: a file may be renamed. Vitest itself recognises only a call without a type argument.
 */
const uncachedGlobs: Plugin = {
  name: 'uncached-globs',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
}

export default defineConfig({
  test: {
    // What was compiled is kept in node_modules by a hash of its source and of this file: a single file's run
    // starts in half the time.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...filesOf('rules'),
          // Nothing in a module outlives a test: each file makes its own world, so what is loaded once serves
          // all files of a worker.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      ...LANGS.map(screens),
      {
        test: {
          ...filesOf('server'),
          isolate: false,
          execArgv: ROOM_FOR_YOUNG,
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: isLong ? HOUR_MS : 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...filesOf('journeys'),
          // What a worker's files share is its server and its browser; each sits down with a context of its
          // own.
          isolate: false,
          globalSetup: ['e2e/src/setup.ts'],
          // A server and a browser each (e2e/src/setup.ts), which keep a core at work. More of them compete
          // for its caches: four took an eighth more processor time and were later done.
          maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
          testTimeout: 240_000,
          // The patience is that of a busy machine, as that of `eventually`.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
