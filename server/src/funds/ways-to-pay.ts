import type { World } from '../platform/world.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Settings, readSettings } from '../site/public.ts'
import { providersOf } from './providers.ts'

/** The ways to receive money now: the providers that are set up, and the remittance methods available. */
export const listWaysToPay = (
  world: Pick<World, 'env'>,
  settings: Pick<Settings, 'remittanceBank' | 'remittanceWesternUnion'>,
): string[] => [
  ...providersOf(world).map(({ id }) => id),
  ...(settings.remittanceBank.trim() === '' ? [] : ['bank']),
  ...(settings.remittanceWesternUnion.trim() === '' ? [] : ['western_union']),
]

/** Whether there is any way to receive money. */
export const hasWayToPay = async (world: Pick<World, 'env'>, tx: Tx): Promise<boolean> =>
  listWaysToPay(world, await readSettings(tx)).length > 0
