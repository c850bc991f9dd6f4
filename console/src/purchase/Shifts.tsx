import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { nearDay } from '@longhaul/ui/time/near-day.ts'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { ViewButtons } from '../shared/queue/ViewButtons.tsx'
import type { Group } from './group-by-seller.ts'

const words = purchaseText.shifts
const ALL = 'all'
const LATE = 'late'
const NOON = 4 * 3_600_000

/**
 * Narrows the waiting groups to one shift; the open group stays, whichever shift it belongs to. Returns the
 * groups to show and the buttons that choose the shift; there are no buttons if all groups belong to one
 * shift.
 */
export function useShifts(groups: readonly Group[], openKey: string) {
  const [asked, choose] = useSearchParam('shift', { replace: true })
  const now = useNow()
  const shiftOf = ({ buyBy }: Group): string =>
    buyBy !== null && now !== null && Date.parse(buyBy) < now ? LATE : (buyBy ?? ALL)
  const ids = [...new Set([ALL, ...groups.map(shiftOf)])]
  const shown = ids.includes(asked) ? asked : ALL
  const isOf = (id: string, group: Group) => id === ALL || shiftOf(group) === id
  const buttons = ids.length > 2 && (
    <ViewButtons
      label={words.label}
      of={{ ids, shown, show: (id) => choose(id === ALL ? '' : id) }}
      name={(id) => nameOf(id, now)}
      count={(id) => itemsOf(groups.filter((group) => isOf(id, group)))}
    />
  )
  return { shown: groups.filter((group) => isOf(shown, group) || group.key === openKey), buttons }
}

const itemsOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, group) => sum + group.items.length, 0)

/**
 * The name of a shift. It is the early one if it ends before noon in the warehouse's time zone
 * (Asia/Shanghai), which is 04:00 UTC.
 */
function nameOf(id: string, now: number | null): string {
  if (id === ALL) return words.all
  if (id === LATE) return words.late
  const by = nearDay(id, { now, inPage: false })
  return Date.parse(id) % DAY_MS < NOON ? words.early(by) : words.lateShift(by)
}

const DAY_MS = 86_400_000
