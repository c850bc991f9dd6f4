import { inject } from 'vitest'
import type { Shop } from './setup.ts'

/** The server that this worker's journeys have to themselves. */
export function shop(): Shop {
  const shops = inject('shops')
  // Workers are numbered from 1, and no two that run at the same time share a number.
  const mine = shops[(Number(process.env['VITEST_POOL_ID']) - 1) % shops.length]
  if (!mine) throw new Error('no server was started for this worker')
  return mine
}
