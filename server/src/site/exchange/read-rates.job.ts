import { readRates as route } from '@longhaul/contract/funds/exchange-rates.staff.ts'
import { readEcb } from '@longhaul/domain/money/ecb.ts'
import { ECB, isLeap } from '@longhaul/domain/money/rate-age.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { announce } from '../../platform/announce.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listLatestRates } from '../sql.ts'
import { insertReadRates } from './sql.ts'

const TIMEOUT_MS = 20_000

/** The file has some 2 KB; a far longer one is something else. */
const MAX_CHARACTERS = 200_000

/**
 * Reads the European Central Bank's daily file and stores each currency's rate of that day, once. A rate that
 * fell by over a quarter or rose by over a third is left out and logged as an error for the operator: it is
 * probably a mistake, and otherwise finance can enter it manually.
 */
export const readRatesJob = job({
  name: 'read-rates',
  // The file comes at about 16:00 in Frankfurt; the second run is for days on which it is late.
  cron: '30 15,19 * * *',
  async run(world) {
    const url = world.env.ratesUrl
    if (url === undefined) return
    const { quotedOn, rates } = readEcb(await fetchText(url))
    const known = new Map((await listLatestRates(world.db)).map((row) => [row.currency, row.rate_nanos]))
    const leaps = rates.filter(({ currency, rateNanos }) => {
      const before = known.get(currency)
      return before !== undefined && isLeap(before, rateNanos)
    })
    for (const { currency, rateNanos } of leaps)
      world.log.error({ currency, quotedOn, rateNanos }, 'an exchange rate changed too much and was left out')
    const good = rates.filter((rate) => !leaps.includes(rate))
    if (good.length === 0) return
    const kept = await insertReadRates(
      world.db,
      good.map(({ currency, rateNanos }) => ({
        currency,
        rate_nanos: rateNanos,
        source: ECB,
        quoted_on: quotedOn,
        created_at: world.clock.now(),
      })),
    )
    if (kept === 0) return
    announce(world.db, [], ['funds', 'site'])
  },
})

export const readRatesAction = writeAction(route, readRates)

async function readRates(call: WriteCall<typeof route>): Answer<typeof route> {
  if (call.world.env.ratesUrl === undefined) throw new Refusal('feature_closed')
  await call.enqueue('read-rates', {}, { key: 'read-rates-now' })
  return {}
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: { accept: 'application/xml, text/xml' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the file of exchange rates was answered with ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_CHARACTERS) throw new Error('the file of exchange rates is too long')
  return text
}
