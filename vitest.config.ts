import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
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
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['e2e/src/setup.ts'],
          // One server and one browser each (e2e/src/setup.ts): two walk on two cores.
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
