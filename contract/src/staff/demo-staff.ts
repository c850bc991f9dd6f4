import { ROLES } from '@longhaul/domain/states/table.ts'
import { Type } from 'typebox'
import { oneOf } from '../fields.ts'
import { route } from '../route.ts'

/**
 * The demo's log-ins are published, so that anyone can be its staff. A real shop has none of these people and
 * answers 404.
 */
export const listDemoStaff = route('GET /demo/staff', {
  who: 'anyone',
  summary: "List the demo's staff with their published log-ins; not found in a real shop",
  shows: [],
  reply: Type.Object({
    staff: Type.Array(
      Type.Object({
        name: Type.String(),
        roles: Type.Array(oneOf(ROLES)),
        email: Type.String(),
        password: Type.String(),
      }),
    ),
  }),
  refusals: ['not_found'],
})
