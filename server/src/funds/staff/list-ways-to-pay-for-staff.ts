import { listWaysToPayForStaff as route } from '@longhaul/contract/funds/recharges.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import type { World } from '../../platform/world.ts'
import { readSettings } from '../../site/public.ts'
import type { Provider } from '../provider.ts'
import { PROVIDERS } from '../providers.ts'

export const listWaysToPayForStaffAction = readAction(route, listWaysToPayForStaff)

/**
 * All ways to receive money, and the settings that each still lacks. Shows whether keys are set, never their
 * values.
 */
async function listWaysToPayForStaff({ db, world }: ReadCall<typeof route>): Answer<typeof route> {
  const { currencies, remittanceBank, remittanceWesternUnion } = await readSettings(db)
  return {
    bank: remittanceBank,
    western_union: remittanceWesternUnion,
    providers: PROVIDERS.filter((provider) => provider.keys || provider.isSetUp(world)).map((provider) =>
      stateOf(provider, world, currencies),
    ),
  }
}

function stateOf(provider: Provider, world: World, currencies: readonly string[]) {
  const { keys } = provider
  const isSetUp = provider.isSetUp(world)
  return {
    id: provider.id,
    company: keys?.company ?? provider.id,
    is_set_up: isSetUp,
    is_live: isSetUp && (keys?.isLive(world) ?? false),
    currencies: currencies.filter((currency) => provider.stepOf(currency) !== undefined),
    settings: keys?.settings.flatMap(({ name, isNeeded }) => (isNeeded ? [name] : [])) ?? [],
  }
}
