import { call } from '@longhaul/browser/calls/client.ts'
import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { HOLD_RENEW_SECONDS, type HoldKind } from '@longhaul/domain/staff/holds.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useMe } from './use-me.ts'

export type Hold = Reply<'GET /staff/holds'>['items'][number]

const LIST = 'GET /staff/holds'
const REFETCH_MS = 60_000

/** Who has what of a queue in hand: said anew by the server's events, and once a minute, since holds end by themselves. */
export const useHolds = (kind: HoldKind): readonly Hold[] =>
  useCall(LIST, { query: { kind } }, { refetchMs: REFETCH_MS }).data?.items ?? []

/**
 * Takes something in hand while its panel is open, again and again so that it stays, and lays it down afterwards. A courtesy: what fails is not
 * worth a word. Answers the colleague who has it, if one does, and how to take it over.
 */
export function useHold(
  kind: HoldKind,
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
