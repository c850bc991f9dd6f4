import type { LoggedInDevice } from '@longhaul/contract/accounts/identity.ts'
import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Db, Tx } from '../platform/database/db.ts'
import { issueToken } from './issue-token.ts'
import type { Person } from './person.ts'
import {
  type LoginPlace,
  type NewSession,
  type SessionRow,
  insertSession,
  listSessions,
} from './sql-sessions.ts'

/** The origin of a request, as stored with a session. */
export const placeOf = (request: FastifyRequest): LoginPlace => ({
  user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
  address: request.ip,
})

/** Logs a person in: stores a session and returns its token, which is not stored itself. */
export async function startSession(
  tx: Tx,
  person: Person,
  place: LoginPlace,
  lifetimeMs: number,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  return await startSessionWith(place, lifetimeMs, now, (session) => insertSession(tx, person, session))
}

/** Like `startSession`, but the caller stores the session, together with other records of the log-in. */
export async function startSessionWith(
  place: LoginPlace,
  lifetimeMs: number,
  now: Date,
  keep: (session: NewSession) => Promise<unknown>,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, stored } = issueToken(now, lifetimeMs)
  await keep({ ...place, ...stored, seen_at: now })
  return { token, expiresAt: stored.expires_at }
}

/** The devices on which a person is logged in; that of `currentId` is marked and comes first. */
export async function listDevices(
  db: Db,
  person: Person,
  currentId: string,
  now: Date,
): Promise<Static<typeof LoggedInDevice>[]> {
  const devices = (await listSessions(db, person, now)).map((session) => toDevice(session, currentId))
  return devices.toSorted((device, other) => Number(other.current) - Number(device.current))
}

const toDevice = (session: SessionRow, currentId: string): Static<typeof LoggedInDevice> => ({
  id: session.id,
  current: session.id === currentId,
  ...deviceOf(session.user_agent),
  address: session.address,
  created_at: session.created_at.toISOString(),
  seen_at: session.seen_at.toISOString(),
  expires_at: session.expires_at.toISOString(),
})
