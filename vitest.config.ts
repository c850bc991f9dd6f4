import { defineConfig } from 'vitest/config'
import { LongestFirst } from './e2e/src/longest-first.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          // Nothing in a module outlives a test: each file makes its own world, so what is loaded once serves all files of a worker.
          isolate: false,
          include: ['{domain,contract,text,tools,bench}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'screens',
          include: ['{ui,browser,storefront,console}/src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          // What a worker's files share is its server and its browser; each sits down with a context of its own.
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['e2e/src/setup.ts'],
          // A server and a browser each (e2e/src/setup.ts): while one waits for a page, the others keep two cores at work.
          maxWorkers: 3,
          testTimeout: 240_000,
          // The patience is that of a busy machine, as that of `eventually`.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
