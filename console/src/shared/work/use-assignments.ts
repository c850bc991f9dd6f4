import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { WorkKind } from '@longhaul/domain/staff/assignments.ts'

export type Assignment = Reply<'GET /staff/assignments'>['items'][number]

/** Whose the entries of a queue are, by id; empty for a queue whose entries are not given to anybody. */
export function useAssignments(kind: WorkKind | undefined): ReadonlyMap<string, Assignment> {
  const query = kind === undefined ? {} : { kind }
  const { data } = useCall('GET /staff/assignments', { query }, { enabled: kind !== undefined })
  return new Map((kind === undefined ? [] : (data?.items ?? [])).map((item) => [item.id, item]))
}
