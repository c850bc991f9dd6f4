import {
  READY_REASON_KINDS,
  READY_REASON_LENGTH_MAX,
  READY_REASONS_MAX,
} from '@longhaul/domain/orders/ready-reasons.ts'
import { Type } from 'typebox'
import { filled, inLanguages, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const DESK = { staff: ['support', 'buyer', 'finance', 'warehouse'] } as const
const Reason = Type.Object(inLanguages('text', filled(READY_REASON_LENGTH_MAX)))
const kind = oneOf(READY_REASON_KINDS)

export const ReadyReasons = Type.Object({
  kind,
  items: Type.Array(Reason),
  /** The version of the list, which a change must send back. */
  version: Type.String(),
})

export const listReadyReasons = route('GET /staff/ready_reasons', {
  who: DESK,
  summary: 'List the usual reasons given to shoppers, in every language, by purpose',
  shows: ['site'],
  reply: Type.Object({ kinds: Type.Array(ReadyReasons) }),
})

export const changeReadyReasons = route('PUT /staff/ready_reasons/{kind}', {
  who: { staff: ['support', 'buyer'] },
  summary:
    'Replace a list of usual reasons, in the given order. `version` is the list that was edited; a list changed by a colleague since then is not overwritten.',
  params: Type.Object({ kind }),
  body: Type.Object({
    items: Type.Array(Reason, { maxItems: READY_REASONS_MAX }),
    version: Type.String({ maxLength: 64 }),
  }),
  changes: ['site'],
  reply: ReadyReasons,
  refusals: ['invalid_input', 'out_of_date'],
})
