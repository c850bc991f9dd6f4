import { test } from 'vitest'
import { CHINESE, ENGLISH } from './src/browser.ts'
import { walkRewards } from './src/rewards-walk.ts'

/* Coupons, plans and points, on a desktop and on a telephone. */

test.each([ENGLISH, CHINESE])('$name: a coupon, a plan, and no points yet', (way) => walkRewards(way))
