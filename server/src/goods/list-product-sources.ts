import { listProductSources as route } from '@longhaul/contract/goods/goods.staff.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { breakerOf } from './data-apis/breaker.ts'
import { DATA_APIS } from './data-apis/data-apis.ts'
import { listDays } from './data-apis/sql.ts'

const DAYS_SHOWN = 30

type Day = Awaited<ReturnType<typeof listDays>>[number]

export const listProductSourcesAction = readAction(route, listProductSources)

/** The state of the data APIs, and their use per day. */
async function listProductSources({ db, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const today = shanghaiDay(now)
  const days = await listDays(db, shanghaiDay(new Date(now.getTime() - (DAYS_SHOWN - 1) * 86_400_000)))
  return {
    sources: DATA_APIS.map((api) => {
      const own = days.filter((day) => day.source === api.id)
      return {
        id: api.id,
        daily_calls: api.open(world)?.limits.dailyCalls ?? null,
        state: breakerOf(world, api.id).state(now),
        today: toUse(own.filter((day) => day.day === today)),
        last_30_days: toUse(own),
      }
    }),
    days: days.map((day) => ({ day: day.day, source: day.source, ...toUse([day]) })),
  }
}

function toUse(days: readonly Day[]) {
  const sum = (field: 'calls' | 'answered' | 'failed' | 'cost_millifen') =>
    days.reduce((total, day) => total + day[field], 0)
  return {
    calls: sum('calls'),
    answered: sum('answered'),
    failed: sum('failed'),
    cost_fen: Math.round(sum('cost_millifen') / 1_000),
  }
}
