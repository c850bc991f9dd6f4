import { listRatesForStaff as route } from '@longhaul/contract/funds/exchange-rates.staff.ts'
import { ECB } from '@longhaul/domain/money/rate-age.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { readSettings } from '../settings.ts'
import { findLastRead } from './sql.ts'
import { staffRates } from './stored-rates.ts'

export const listRatesForStaffAction = readAction(route, listRatesForStaff)

async function listRatesForStaff({ db, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const { exchangeMarginPerMille } = await readSettings(db)
  const last = await findLastRead(db, ECB)
  return {
    rates: await staffRates(db, now),
    margin_per_mille: exchangeMarginPerMille,
    feed: {
      on: world.env.ratesUrl !== undefined,
      last_day: last?.quoted_on ?? null,
      last_read_at: last?.created_at.toISOString() ?? null,
    },
  }
}
