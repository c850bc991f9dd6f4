import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Journeys that take longest, the longest first: what a fresh clone, which has never run them, cannot know. */
const LONGEST = [
  'crash', 'main-job', 'pages.en', 'public-walk', 'pages.zh', 'console-pages.en', 'console-pages.zh', 'agency-day', 'start',
  'orders-walk', 'goods-walk', 'help-pages-walk', 'packages-walk', 'account-pages-walk', 'funds-walk', 'geometry',
] // prettier-ignore

/** They start first, so that no worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, not an array's
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.includes(`/e2e/${name}.`))
  return place < 0 ? LONGEST.length : place
}
