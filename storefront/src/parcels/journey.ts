import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import type { Step } from '@longhaul/ui/rail/Rail.tsx'
import type { ParcelPage } from './parcel.ts'

type Milestone = 'create' | 'pay' | 'pack' | 'ship' | 'deliver' | 'done'

const MILESTONES: readonly Milestone[] = ['create', 'pay', 'pack', 'ship', 'deliver', 'done']

/**
 * The number of milestones completed at each stage. For packages that ended early, they are counted from the
 * history.
 */
const BEHIND: Readonly<Record<Exclude<ParcelStage, 'cancelled' | 'returned' | 'lost'>, number>> = {
  pending_payment: 1,
  to_pick: 2,
  packing: 2,
  supplement_due: 2,
  to_ship: 3,
  address_problem: 3,
  in_transit: 4,
  exception: 4,
  delivered: 5,
  done: 6,
}

const ENDED_BY = { cancelled: ['cancel'], returned: ['come_back'], lost: ['write_off'] } as const

/** The current step: it keeps its name, and says where the package is meanwhile ("Delivered: on its way"). */
export function presentStep(milestone: Milestone, stage: ParcelStage, where: string): Step {
  const label = parcelsText.detail.railSteps[milestone]
  // The delivered step is already complete.
  return stage === 'delivered' ? { label, state: 'current' } : { label, state: 'current', note: where }
}

/**
 * The journey of a package as a rail: the past steps with their times, the current one, and those to come; if
 * it ended early, the end is the last step.
 */
export function journeyOf(
  parcel: Pick<ParcelPage, 'stage' | 'created_at' | 'paid_at' | 'shipped_at' | 'history'>,
): Step[] {
  const { railSteps } = parcelsText.detail
  const { stage } = parcel
  const at = (steps: readonly string[]) =>
    parcel.history.find((entry) => steps.includes(entry.step))?.created_at
  const times: Record<Milestone, string | undefined> = {
    create: parcel.created_at,
    pay: parcel.paid_at ?? undefined,
    pack: at(['finish_packing', 'require_supplement']),
    ship: parcel.shipped_at ?? undefined,
    deliver: at(['deliver']),
    done: at(['confirm_receipt']),
  }
  const timed = (milestone: Milestone) => {
    const when = times[milestone]
    return when ? { at: when } : {}
  }
  if (stage === 'cancelled' || stage === 'returned' || stage === 'lost') {
    const ended = at(ENDED_BY[stage])
    const behind = MILESTONES.filter((milestone) => times[milestone])
    return [
      ...behind.map((milestone): Step => ({
        label: railSteps[milestone],
        state: 'done',
        ...timed(milestone),
      })),
      { label: railSteps[stage], state: 'failed', ...(ended ? { at: ended } : {}) },
    ]
  }
  const behind = BEHIND[stage]
  return MILESTONES.map((milestone, index): Step => {
    if (index < behind) return { label: railSteps[milestone], state: 'done', ...timed(milestone) }
    if (index === behind) return presentStep(milestone, stage, parcelsText.stages[stage].label)
    return { label: railSteps[milestone], state: 'next' }
  })
}
