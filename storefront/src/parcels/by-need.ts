import type { ParcelCard } from './parcel.ts'

type Group = 'needs' | 'underWay' | 'over'

/**
 * The groups of the package list: what waits for the shopper, by deadline, then what is on its way, then what
 * is finished; the latter two in their given order.
 */
export function byNeed(
  parcels: readonly ParcelCard[],
): { readonly group: Group; readonly members: readonly ParcelCard[] }[] {
  const members: Readonly<Record<Group, readonly ParcelCard[]>> = {
    needs: parcels.filter((parcel) => groupOf(parcel) === 'needs').toSorted((a, b) => byOf(a) - byOf(b)),
    underWay: parcels.filter((parcel) => groupOf(parcel) === 'underWay'),
    over: parcels.filter((parcel) => groupOf(parcel) === 'over'),
  }
  return GROUPS.map((group) => ({ group, members: members[group] })).filter(
    (entry) => entry.members.length > 0,
  )
}

const GROUPS: readonly Group[] = ['needs', 'underWay', 'over']

function groupOf({ next, status }: ParcelCard): Group {
  if (next?.waits) return 'needs'
  return status === 'done' || status === 'cancelled' ? 'over' : 'underWay'
}

const byOf = ({ next }: ParcelCard): number => (next?.by ? Date.parse(next.by) : Number.MAX_SAFE_INTEGER)
