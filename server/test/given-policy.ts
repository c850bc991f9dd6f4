import type { ACTS } from '@longhaul/domain/policy/acts.ts'
import type { Person } from './world.ts'

type ActCall = (typeof ACTS)[keyof typeof ACTS]['calls'][number]

/** Has one member of staff propose a call of the policy and another approve it, who types the figure if asked. */
export async function approved(
  first: Person,
  second: Person,
  call: ActCall,
  { params = {}, body = {} }: { params?: Record<string, string>; body?: object } = {},
) {
  const { id } = await first.call('POST /staff/proposals', {
    body: { call, params, body: { ...body }, reason: 'We agreed on it' },
  })
  const { figure } = await second.call('GET /staff/proposals/{id}', { params: { id } })
  return await second.call('POST /staff/proposals/{id}/approve', { params: { id }, body: { figure } })
}
