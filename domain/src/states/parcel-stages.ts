import type { Edge, StateTable } from './table.ts'

/** The stages of a parcel (docs/rules/packages.md), in order of progress; final stages last. */
export const PARCEL_STAGES = [
  'pending_payment',
  'to_pick',
  'packing',
  'supplement_due',
  'to_ship',
  'address_problem',
  'in_transit',
  'exception',
  'delivered',
  'done',
  'returned',
  'cancelled',
  'lost',
] as const
export type ParcelStage = (typeof PARCEL_STAGES)[number]

export type ParcelStep =
  | 'pay'
  | 'start_packing'
  | 'require_supplement'
  | 'finish_packing'
  | 'reopen_box'
  | 'pay_supplement'
  | 'report_address'
  | 'correct_address'
  | 'ship'
  | 'report_exception'
  | 'resume_transit'
  | 'deliver'
  | 'confirm_receipt'
  | 'come_back'
  | 'write_off'
  | 'cancel'
  | 'split'
  | 'take_in'
  | 'pack_first'
  | 'change_line'

type ParcelEdge = Edge<ParcelStage, ParcelStep>

const edge = (step: ParcelStep, from: ParcelStage, to: ParcelStage, by: ParcelEdge['by']): ParcelEdge => ({
  step,
  from,
  to,
  by,
})

/**
 * The transitions of a parcel, and who may make them. A shopper may confirm receipt as soon as the parcel is
 * under way, because carriers do not always report the delivery.
 */
export const parcelTable: StateTable<ParcelStage, ParcelStep> = {
  stages: PARCEL_STAGES,
  start: 'pending_payment',
  edges: [
    edge('pay', 'pending_payment', 'to_pick', ['shopper']),
    // Packed first and paid by actual weight: only a deposit is put on hold.
    edge('pack_first', 'pending_payment', 'to_pick', ['shopper']),
    edge('cancel', 'pending_payment', 'cancelled', ['shopper', 'system']),
    // Its address cannot be printed, for which it cannot be paid.
    edge('correct_address', 'pending_payment', 'pending_payment', ['shopper']),

    edge('start_packing', 'to_pick', 'packing', ['warehouse']),
    edge('cancel', 'to_pick', 'cancelled', ['shopper', 'warehouse', 'support']),

    // Staff split the package or merge another into it: it stays in its stage, with different contents and a
    // different price.
    edge('split', 'to_pick', 'to_pick', ['warehouse', 'support']),
    edge('take_in', 'to_pick', 'to_pick', ['warehouse', 'support']),
    edge('split', 'packing', 'packing', ['warehouse', 'support']),

    edge('require_supplement', 'packing', 'supplement_due', ['warehouse']),
    edge('finish_packing', 'packing', 'to_ship', ['warehouse']),
    // The only way out for a box that turns out to be heavier or larger than its line carries.
    edge('cancel', 'packing', 'cancelled', ['warehouse', 'support']),

    // Weighed or packed incorrectly: back to the bench, to be settled again.
    edge('reopen_box', 'supplement_due', 'packing', ['warehouse']),
    edge('reopen_box', 'to_ship', 'packing', ['warehouse']),

    edge('pay_supplement', 'supplement_due', 'to_ship', ['shopper']),
    // After trial packing, another line may be better: the package stays in its stage, at a different price.
    edge('change_line', 'supplement_due', 'supplement_due', ['shopper']),
    edge('cancel', 'supplement_due', 'cancelled', ['shopper', 'system']),

    edge('ship', 'to_ship', 'in_transit', ['warehouse']),
    edge('report_address', 'to_ship', 'address_problem', ['warehouse', 'support']),
    edge('correct_address', 'address_problem', 'to_ship', ['shopper', 'support']),

    edge('deliver', 'in_transit', 'delivered', ['system', 'support']),
    edge('report_exception', 'in_transit', 'exception', ['system', 'support']),
    edge('confirm_receipt', 'in_transit', 'done', ['shopper', 'system']),
    edge('come_back', 'in_transit', 'returned', ['warehouse']),
    // The claim for a lost package has been paid, which ends the package.
    edge('write_off', 'in_transit', 'lost', ['finance']),

    edge('resume_transit', 'exception', 'in_transit', ['system', 'support']),
    edge('deliver', 'exception', 'delivered', ['system', 'support']),
    edge('confirm_receipt', 'exception', 'done', ['shopper', 'system']),
    edge('come_back', 'exception', 'returned', ['warehouse']),
    edge('write_off', 'exception', 'lost', ['finance']),

    // Delivered, and now on its way back: refused at the door, or never collected.
    edge('report_exception', 'delivered', 'exception', ['system', 'support']),
    // Its number was another package's, and is corrected.
    edge('resume_transit', 'delivered', 'in_transit', ['system']),
    edge('confirm_receipt', 'delivered', 'done', ['shopper', 'system']),
    edge('come_back', 'delivered', 'returned', ['warehouse']),
    edge('write_off', 'delivered', 'lost', ['finance']),

    // It only counted as received, or its recipient sent it back.
    edge('come_back', 'done', 'returned', ['warehouse']),
    // The package was compensated as lost and has turned up.
    edge('come_back', 'lost', 'returned', ['warehouse']),
  ],
}

/**
 * The statuses of a package (docs/rules/packages.md): three that were given, and the two that follow from
 * them.
 */
export const PARCEL_STATUSES = [
  'pending_payment',
  'to_be_delivered',
  'pending_receipt',
  'done',
  'cancelled',
] as const
export type ParcelStatus = (typeof PARCEL_STATUSES)[number]

const STATUS_OF: Readonly<Record<ParcelStage, ParcelStatus>> = {
  pending_payment: 'pending_payment',
  to_pick: 'to_be_delivered',
  packing: 'to_be_delivered',
  supplement_due: 'to_be_delivered',
  to_ship: 'to_be_delivered',
  address_problem: 'to_be_delivered',
  in_transit: 'pending_receipt',
  exception: 'pending_receipt',
  delivered: 'pending_receipt',
  done: 'done',
  returned: 'cancelled',
  cancelled: 'cancelled',
  lost: 'cancelled',
}

/** The status a shopper sees for a parcel. */
export const parcelStatus = (stage: ParcelStage): ParcelStatus => STATUS_OF[stage]

/** The stages of a status, for the query of a tab of the package list. */
export const stagesOfStatus = (status: ParcelStatus): ParcelStage[] =>
  PARCEL_STAGES.filter((stage) => STATUS_OF[stage] === status)
