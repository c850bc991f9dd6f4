import type { FileRoute } from '@longhaul/contract/file-route.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admitStaff } from '../http/admit.ts'
import { limitRate } from '../http/rate-limit.ts'
import { languageOf } from '../http/api.ts'
import type { StaffMember } from '../logged-in.ts'
import type { World } from '../world.ts'
import { type DocumentQuery, type MadeFile, asParts, sendFile, servedPath, servedUrl } from './send-file.ts'

/** `params` are the path parameters by name; they are not typed by the route. */
export type StaffDocumentCall = {
  me: StaffMember
  lang: Lang
  now: Date
  params: Readonly<Record<string, string>>
  query: DocumentQuery
  request: FastifyRequest
}

/**
 * Serves a file to the staff roles that its route names. If a path parameter decides what is made and for
 * whom, call this once for each of its values: `fixed` is that value, `roles` says who may have this file.
 */
export function serveStaffDocument(
  app: FastifyInstance,
  world: World,
  route: FileRoute,
  make: (call: StaffDocumentCall) => Promise<MadeFile>,
  { fixed, roles = rolesOf(route) }: { fixed?: Record<string, string>; roles?: readonly StaffRole[] } = {},
): void {
  const path = servedPath(route, fixed)
  const onRequest = limitRate(world, path, route.perMinute ?? PER_MINUTE)
  app.get(servedUrl(route, fixed), { onRequest }, async (request, reply) => {
    const now = world.clock.now()
    const me = await admitStaff(world, roles, request, now)
    const { params, query } = asParts(request)
    return sendFile(reply, route, await make({ me, lang: languageOf(request), now, params, query, request }))
  })
}

const rolesOf = ({ who }: FileRoute): readonly StaffRole[] => (typeof who === 'object' ? who.staff : [])

const PER_MINUTE = 30
