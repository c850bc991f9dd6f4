import { inject } from 'vitest'
import type { Shop } from './setup.ts'

/** The server reserved for this worker's journeys. */
export async function shop(): Promise<Shop> {
  // Workers are numbered from 1, and no two concurrent ones share a number.
  const answer = await fetch(`${inject('shopsUrl')}/${process.env['VITEST_POOL_ID']}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Shop
}
