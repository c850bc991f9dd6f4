import type { Reply } from '@longhaul/contract/routes.ts'
import { policyText } from '@longhaul/text/console/policy/policy.ts'

const words = policyText

export type Proposal = Reply<'GET /staff/proposals'>['items'][number]

/**
 * What a proposal is about, in words: the act, and its subject, such as a currency. A change of limits names
 * the act whose limits they are.
 */
export function proposalTitle({ act, subject }: Pick<Proposal, 'act' | 'subject'>): string {
  const acts: Readonly<Record<string, string>> = words.acts
  const about = act === 'limits' ? (acts[subject] ?? subject) : subject
  return about === '' ? words.acts[act] : `${words.acts[act]} · ${about}`
}
