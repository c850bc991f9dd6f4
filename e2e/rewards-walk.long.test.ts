import { test } from 'vitest'
import { ENGLISH } from './src/browser.ts'
import { walkRewards } from './src/rewards-walk.ts'

/* What rewards-walk.test.ts walks, in the other language and width. */

test(`${ENGLISH.name}: a coupon, a plan, and no points yet`, () => walkRewards(ENGLISH))
