import { test } from 'vitest'
import { CHINESE } from './src/browser.ts'
import { walkRewards } from './src/rewards-walk.ts'

/* Coupons, plans and points on a telephone; on a desk in rewards-walk.long.test.ts. */

test(`${CHINESE.name}: a coupon, a plan, and no points yet`, () => walkRewards(CHINESE))
