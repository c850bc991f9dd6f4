import { Type } from 'typebox'
import { CountryCode, inLanguages, text } from '../fields.ts'
import { route } from '../route.ts'

const FINANCE = { staff: ['finance'] } as const
/** The roles that answer questions about prices and pack by them. */
const READERS = { staff: ['finance', 'support', 'warehouse'] } as const

const why = inLanguages('why', text(300))

export const Destination = Type.Object({
  country: CountryCode,
  name: Type.String(),
  continent_name: Type.String(),
  /** Whether staff closed it, and the reason that shoppers read. */
  closed: Type.Boolean(),
  ...why,
  /** How many open lines have a price to it; without one it is not offered. */
  priced_lines: Type.Integer(),
  /** Packages to it that are not paid yet, and cannot be while it is closed. */
  unpaid_packages: Type.Integer(),
})

export const listDestinations = route('GET /staff/destinations', {
  who: READERS,
  summary:
    'List every country with the lines that have a price to it, and whether it is closed. Served are those with a price that are not closed.',
  shows: ['site', 'parcels'],
  reply: Type.Object({ destinations: Type.Array(Destination) }),
})

export const changeDestination = route('PUT /staff/destinations/{country}', {
  who: FINANCE,
  summary:
    'Close a destination with a reason that shoppers read, or open it again. While it is closed no package can be made or paid; packages that were paid go on.',
  params: Type.Object({ country: CountryCode }),
  body: Type.Object({ closed: Type.Boolean(), ...why }),
  changes: ['site'],
  reply: Destination,
  refusals: ['invalid_input', 'not_found'],
})
