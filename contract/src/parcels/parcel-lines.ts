import { TAX_MODES } from '@longhaul/domain/customs/import-rule.ts'
import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { Type } from 'typebox'
import { ById, Fen, ShownFen, nullable, oneOf } from '../fields.ts'
import { DutyCard } from './duty.ts'
import { FeeRow } from './parcels.ts'
import { route } from '../route.ts'

/** One shipping method for a packed package: its exact price, or why it cannot carry it. */
export const PackedLine = Type.Object({
  line_id: Type.String(),
  name: Type.String(),
  option: oneOf(['express', 'direct', 'postal', 'ocean']),
  /** Whether this is the package's present line. */
  current: Type.Boolean(),
  refusals: Type.Array(Type.String()),
  fees: Type.Array(FeeRow),
  total_fen: nullable(Fen),
  /** The amount left to pay, after subtracting what is already on hold. */
  owed_fen: nullable(Fen),
  min_days: Type.Integer(),
  max_days: Type.Integer(),
  observed_days: Type.String(),
  /** Who pays duty and tax: see `domain/src/customs/import-rule.ts`. */
  tax_mode: oneOf(TAX_MODES),
  /** What customs will charge for the declared goods on this line; null if it cannot carry the package. */
  duty: nullable(DutyCard),
})

export const listParcelLines = route('GET /parcels/{id}/lines', {
  who: 'shopper',
  summary:
    'List every shipping method with its exact price by measured weight, after trial packing, and what customs will charge on it; the cheapest to the door first',
  params: ById,
  shows: ['parcels', 'site'],
  reply: Type.Object({ lines: Type.Array(PackedLine) }),
  refusals: ['not_found', 'transition_not_allowed'],
})

export const changeParcelLine = route('POST /parcels/{id}/line', {
  who: 'shopper',
  summary:
    'Change the shipping method after trial packing, before the package is paid. `expected_total_fen` is the total that the shopper saw.',
  params: ById,
  body: Type.Object({
    line_id: Type.String({ minLength: 1, maxLength: 40 }),
    expected_total_fen: ShownFen,
  }),
  changes: ['parcels'],
  reply: Type.Object({ stage: oneOf(PARCEL_STAGES), total_fen: Fen, owed_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'out_of_date'],
  once: true,
})
