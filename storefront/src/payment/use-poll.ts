import { refreshTopics } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { PaymentStage } from '@longhaul/domain/funds/stages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const POLL_MS = 3_000

/** A payment, polled until it has ended. Then the data it changed is refetched. */
export function usePayment(id: string) {
  const [over, setOver] = useState(false)
  const payment = useCall('GET /payments/{id}', { params: { id } }, { refetchMs: over ? false : POLL_MS })
  useEnded(payment.data?.stage, setOver)
  return payment
}

/** The same for a recharge. */
export function useRecharge(id: string) {
  const [over, setOver] = useState(false)
  const recharge = useCall('GET /recharges/{id}', { params: { id } }, { refetchMs: over ? false : POLL_MS })
  useEnded(recharge.data?.stage, setOver)
  return recharge
}

function useEnded(stage: PaymentStage | undefined, setOver: (over: boolean) => void) {
  const queries = useQueryClient()
  const isOver = stage !== undefined && stage !== 'created'
  useEffect(() => {
    setOver(isOver)
    if (!isOver) return
    void refreshTopics(queries, ['orders', 'parcels', 'funds'])
  }, [isOver, queries, setOver])
}
