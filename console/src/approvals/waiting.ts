import type { Reply } from '@longhaul/contract/routes.ts'
import type { Proposal } from '../shared/proposal.ts'

export type Payment = Reply<'GET /staff/approvals'>['items'][number]

/** Something that waits for a second person, with its id for the list. */
export type Entry = { id: string; since: string; isMine: boolean } & (
  | { payment: Payment; proposal?: undefined }
  | { proposal: Proposal; payment?: undefined }
)

/** What the reader may decide now, and what others decide, each with the longest waiting first. */
export function waitingOf(
  found: { payments: readonly Payment[]; proposals: readonly Proposal[] } | undefined,
): { mine: Entry[]; others: Entry[] } {
  const { payments = [], proposals = [] } = found ?? {}
  const entries: Entry[] = [
    ...payments.map((payment) => ({
      id: payment.id,
      since: payment.first_at,
      isMine: payment.why_not_second === null,
      payment,
    })),
    ...proposals.map((proposal) => ({
      id: proposal.id,
      since: proposal.asked_at,
      isMine: proposal.why_not_approve === null,
      proposal,
    })),
  ].toSorted((entry, other) => entry.since.localeCompare(other.since))
  return { mine: entries.filter(({ isMine }) => isMine), others: entries.filter(({ isMine }) => !isMine) }
}
