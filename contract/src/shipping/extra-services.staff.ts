import { SERVICE_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { Type } from 'typebox'
import { Fen, ShownFen, filled, inLanguages, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

const FINANCE = { staff: ['finance'] } as const
/** The roles that answer questions about prices and pack by them. */
const READERS = { staff: ['finance', 'support', 'warehouse'] } as const

const ServiceId = Type.String({ pattern: '^[a-z0-9_]{2,40}$' })
const PriceFen = Type.Integer({ minimum: 0, maximum: SERVICE_MAX_FEN })

const serviceWords = {
  ...inLanguages('name', filled(100)),
  ...inLanguages('note', text(500)),
  position: Type.Integer({ minimum: 0, maximum: 1_000 }),
  closed: Type.Boolean(),
}
/** Whether it is charged once for each package, or for each item in it. */
const unit = oneOf(['parcel', 'item'])

export const StaffService = Type.Object({
  id: ServiceId,
  unit,
  price_fen: Fen,
  ...serviceWords,
})

export const listServicesForStaff = route('GET /staff/extra_services', {
  who: READERS,
  summary: 'List every extra service for packages, open or closed, with its price',
  shows: ['site'],
  reply: Type.Object({ services: Type.Array(StaffService) }),
})

export const addService = route('POST /staff/extra_services', {
  who: FINANCE,
  summary: 'Add an extra service for packages. Its code and what it is charged for never change.',
  body: Type.Object({ id: ServiceId, unit, price_fen: PriceFen, ...serviceWords }),
  changes: ['site'],
  reply: StaffService,
  refusals: ['invalid_input', 'transition_not_allowed'],
})

export const changeService = route('PUT /staff/extra_services/{id}', {
  who: FINANCE,
  summary:
    'Rename or reorder an extra service, close it to new packages, or reopen it. Packages that chose it keep it and its price.',
  params: Type.Object({ id: ServiceId }),
  body: Type.Object(serviceWords),
  changes: ['site'],
  reply: StaffService,
  refusals: ['invalid_input', 'not_found'],
})

export const changeServicePrice = route('PUT /staff/extra_services/{id}/price', {
  who: FINANCE,
  summary: 'Change the price of an extra service for new packages. Packages that chose it keep their price.',
  params: Type.Object({ id: ServiceId }),
  body: Type.Object({
    /** The price that the page showed; another one by now is refused. */
    was_fen: ShownFen,
    price_fen: PriceFen,
  }),
  changes: ['site'],
  reply: StaffService,
  refusals: ['invalid_input', 'not_found', 'out_of_date', 'transition_not_allowed'],
})
