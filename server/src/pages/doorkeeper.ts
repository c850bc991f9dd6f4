import { isOpen, type Opening } from '@longhaul/domain/setup/readiness.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readOpening } from '../platform/opening.ts'
import { isStaffSession, isShopperToken } from '../platform/session.ts'
import type { World } from '../platform/world.ts'
import { COOKIE_MS, readTicket, writeTicket } from '../setup/public.ts'
import { readCookies } from './visit.ts'

/**
 * What a visitor gets: the requested page, the page that says that the shop is closed, or entry with a
 * ticket.
 */
export type Admission = 'page' | 'closed' | 'in'

const PREVIEW_COOKIE = 'preview'

/**
 * Decides who may see the pages of a closed shop: staff with a ticket, as long as they stay logged in, and
 * shoppers with a session, whose orders continue. If the shop was open before, everyone may see the log-in
 * pages. A valid ticket in the address is turned into a cookie.
 */
export async function admitVisitor(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
): Promise<Admission> {
  const opening = await readOpening(world.db)
  if (isOpen(opening)) return 'page'
  reply.header('x-robots-tag', 'noindex')
  const ticket = url.searchParams.get('preview')
  if (ticket !== null && (await takeTicket(world, reply, ticket))) return 'in'
  return (await maySee(world, request, url, opening)) ? 'page' : 'closed'
}

/** Turns a valid ticket into a cookie that scripts cannot read. */
async function takeTicket(world: World, reply: FastifyReply, ticket: string): Promise<boolean> {
  const now = world.clock.now()
  const known = readTicket(world.secret, ticket, { of: 'address', now })
  if (!known || !(await isStaffSession(world.db, known.sessionId, now))) return false
  const until = new Date(now.getTime() + COOKIE_MS)
  const value = writeTicket(world.secret, { sessionId: known.sessionId, until, of: 'cookie' })
  const secure = world.env.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${COOKIE_MS / 1000}; HttpOnly; SameSite=Lax${secure}`,
  )
  return true
}

async function maySee(world: World, request: FastifyRequest, url: URL, opening: Opening): Promise<boolean> {
  if (opening.openedAt !== null && url.pathname.startsWith('/user/')) return true
  const now = world.clock.now()
  const cookies = readCookies(request.headers.cookie)
  const ticket = readTicket(world.secret, cookies.get(PREVIEW_COOKIE) ?? '', { of: 'cookie', now })
  if (ticket && (await isStaffSession(world.db, ticket.sessionId, now))) return true
  const token = cookies.get('token')
  return token !== undefined && (await isShopperToken(world.db, token, now))
}
