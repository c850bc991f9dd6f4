import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Journeys that take longest, the longest first: what a fresh clone, which has never run them, cannot know.
 */
const LONGEST = [
  'pages.en', 'pages.zh', 'agency-day', 'main-job', 'console-pages.en', 'console-pages.zh', 'public-walk', 'start', 'crash', 'orders-walk',
  'funds-walk', 'geometry',
] // prettier-ignore

/**
 * Tests of the server that mostly wait: they start first, while rules and screens are still at work beside
 * them.
 */
const WAITING = [
  'test/instances', 'src/platform/jobs/worker', 'src/platform/guarded-fetch/guarded-fetch', 'src/mail/mail', 'src/hooks/hooks',
  'src/funds/providers', 'src/goods/demo-mall/demo-mall', 'src/platform/guarded-fetch/guarded-post',
  'src/platform/database/silent-database', 'src/postgres/postgres',
] // prettier-ignore

const FIRST = [...LONGEST.map((name) => `/e2e/${name}.`), ...WAITING.map((name) => `/server/${name}.`)]

/** They start first, so that no worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, not an array's
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = FIRST.findIndex((path) => moduleId.includes(path))
  return place < 0 ? FIRST.length : place
}
