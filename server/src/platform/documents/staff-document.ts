import type { Readable } from 'node:stream'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admitStaff } from '../http/admit.ts'
import { API, languageOf } from '../http/http.ts'
import { limitRate } from '../http/rate-limit.ts'
import type { StaffMember } from '../logged-in.ts'
import type { World } from '../world.ts'

/** A file made for staff on request: its kind, its name, its bytes. */
export type StaffDocument = {
  type: string
  fileName: string
  body: string | Buffer | Readable
  /** Opened in a tab to be printed, not kept as a file. */
  inline?: true
}
export type StaffDocumentCall = { me: StaffMember; lang: Lang; now: Date; request: FastifyRequest }

/**
 * Serves a file to staff who hold one of these roles. It is not a call of the contract: it answers a file, not the envelope; refusals are
 * answered like everywhere.
 */
export function serveStaffDocument(
  app: FastifyInstance,
  world: World,
  path: string,
  roles: readonly StaffRole[],
  make: (call: StaffDocumentCall) => Promise<StaffDocument>,
  perMinute = PER_MINUTE,
): void {
  const onRequest = limitRate(world, API + path, perMinute)
  app.get(API + path, { onRequest }, async (request, reply) => {
    const now = world.clock.now()
    const me = await admitStaff(world, roles, request, now)
    const document = await make({ me, lang: languageOf(request), now, request })
    return reply
      .type(document.type)
      .headers({
        'content-disposition': `${document.inline ? 'inline' : 'attachment'}; filename="${document.fileName}"`,
        'cache-control': 'no-store',
      })
      .send(document.body)
  })
}

const PER_MINUTE = 30
