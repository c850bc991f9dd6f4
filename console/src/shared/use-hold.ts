import { call } from '@longhaul/browser/calls/client.ts'
import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { HOLD_RENEW_SECONDS, type HeldWorkKind } from '@longhaul/domain/staff/holds.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useMe } from './use-me.ts'

export type Hold = Reply<'GET /staff/holds'>['items'][number]

const LIST = 'GET /staff/holds'
const REFETCH_MS = 60_000

/** The current holds of a queue. Refetched on server events, and once a minute, because holds expire. */
export const useHolds = (kind: HeldWorkKind): readonly Hold[] =>
  useCall(LIST, { query: { kind } }, { refetchMs: REFETCH_MS }).data?.items ?? []

/**
 * Holds something while its panel is open: renews the hold, and releases it afterwards. Failures are ignored,
 * because a hold is only a courtesy to colleagues. Returns the colleague who has it, if any, and how to take
 * it over.
 */
export function useHold(
  kind: HeldWorkKind,
  id: string,
): { other: Hold | undefined; takeOver: () => Promise<void> } {
  const queries = useQueryClient()
  const me = useMe()
  const holds = useHolds(kind)
  const take = useCallback(
    async (takeOver: boolean) => {
      const body = { kind, id, ...(takeOver ? { take_over: true } : {}) }
      await call('POST /staff/holds', { body }).catch(() => undefined)
    },
    [kind, id],
  )
  useEffect(() => {
    void take(false)
    const again = setInterval(() => void take(false), HOLD_RENEW_SECONDS * 1_000)
    return () => {
      clearInterval(again)
      void call('POST /staff/holds/drop', { body: { kind, id } }).catch(() => undefined)
    }
  }, [take, kind, id])
  return {
    other: me && holds.find((hold) => hold.id === id && hold.by !== me.id),
    takeOver: async () => {
      await take(true)
      await refresh(queries, LIST)
    },
  }
}
