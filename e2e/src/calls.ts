import { type Call, createClient } from '@longhaul/contract/client.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'

/** The password that the demo prints at its start. */
export const SHOPPER_PASSWORD = 'demo1234'
export const STAFF_PASSWORD = 'longhaul demo staff'
export const staffEmail = (role: StaffRole): string => `${role}@demo.example`

/** The single function through which all users call the server, over real HTTP. */
export const caller = (url: string, token?: string, lang: Lang = 'en'): Call =>
  createClient({ base: `${url}/api/v1`, token: () => token, lang: () => lang })

/** A member of staff, who logs in only once: many simultaneous log-ins look like password guessing. */
export async function staff(url: string, role: StaffRole): Promise<Call> {
  const key = `${url} ${role}`
  const token = tokens.get(key) ?? staffToken(url, role)
  tokens.set(key, token)
  return caller(url, await token)
}

const tokens = new Map<string, Promise<string>>()

async function staffToken(url: string, role: StaffRole): Promise<string> {
  const body = { email: staffEmail(role), password: STAFF_PASSWORD }
  return (await caller(url)('POST /staff/login', { body })).staff_token
}

/** Logs a shopper in; each log-in is a session, as on another device. */
export async function login(url: string, email: string, password = SHOPPER_PASSWORD): Promise<Call> {
  const { token } = await caller(url)('POST /login', { body: { email, password } })
  return caller(url, token)
}

/** Uploads a picture as staff; returns its id. */
export async function upload(call: Call, kind: 'inspection' | 'packing', picture: Buffer): Promise<string> {
  const body = new Blob([new Uint8Array(picture)], { type: 'image/png' })
  return (await call('POST /staff/uploads', { query: { kind }, body })).id
}

/** The faults of the books as finance sees them; empty if they balance. */
export async function booksErrors(url: string): Promise<string[]> {
  const { balanced, faults } = await (await staff(url, 'finance'))('POST /staff/books/check', { body: {} })
  const messages = faults.map(({ check, detail }) => `${check}: ${detail}`)
  return balanced || messages.length > 0 ? messages : ['not balanced, and no fault named']
}

/**
 * What the bench scans for a package: the label of each piece, or the id of a thing whose labels nobody
 * printed, once for each of its pieces.
 */
export async function codesIn(warehouse: Call, parcelNumber: string): Promise<string[]> {
  const { items } = await warehouse('GET /staff/parcels', { query: { q: parcelNumber } })
  if (items.length !== 1) throw new Error(`${items.length} packages ${parcelNumber}`)
  const { contents } = await warehouse('GET /staff/parcels/{id}', { params: { id: items[0]!.id } })
  return contents.flatMap((content) =>
    Array.from({ length: content.quantity }, (_, at) =>
      content.labelled_pieces > 0 ? `${content.goods_number}-${at + 1}` : content.stock_item_id,
    ),
  )
}
