import type { FastifyRequest } from 'fastify'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { checkedInput, proposableCall } from './proposable-call.ts'
import { type ProposalRow, findActor, updateProposal } from './sql-proposals.ts'

/**
 * Performs the call of an approved proposal as the person who proposed it. Refuses if they may no longer make
 * it.
 */
export async function takeEffect(
  work: UnitOfWork & { world: World; request: FastifyRequest },
  row: ProposalRow,
): Promise<void> {
  const { tx, now, world, request } = work
  const proposable = proposableCall(row.call)
  const me = orNotFound(await findActor(tx, row.asked_by))
  const input = checkedInput(proposable, me, row)
  await proposable.perform(work, {
    params: input.params,
    body: input.body,
    me,
    world,
    lang: me.lang,
    request,
    approval: { secondId: row.decided_by },
  })
  await updateProposal(tx, row.id, { stage: 'done', stage_at: now })
}
