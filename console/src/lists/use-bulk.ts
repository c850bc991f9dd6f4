import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { asCallError } from '@longhaul/browser/calls/errors.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { BULK_MAX } from '@longhaul/domain/lists/views.ts'
import { LOAD_PUT_IN_MAX } from '@longhaul/domain/warehouse/transfer-load.ts'
import { useState } from 'react'
import type { Hold } from '../shared/HoldDialog.tsx'

export type Report = Reply<'POST /staff/order_items/approve'>['rows']

/**
 * Runs a bulk action in batches of the size that the server allows, one after the other, and reports the
 * result of each row.
 */
export function useBulk() {
  const [report, setReport] = useState<Report | null>(null)
  const [working, setWorking] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const approve = useSend('POST /staff/order_items/approve', { quiet: true })
  const putIn = useSend('POST /staff/transfer_loads/{id}/put_in', { quiet: true })
  const hold = useSend('POST /staff/stock_items/hold', { quiet: true })
  const release = useSend('POST /staff/stock_items/release', { quiet: true })
  const shelve = useSend('POST /staff/stock_items/shelf', { quiet: true })

  async function each(
    ids: readonly string[],
    send: (portion: string[]) => Promise<{ rows: Report }>,
    most = BULK_MAX,
  ): Promise<void> {
    setWorking(true)
    setError(null)
    const rows: Report = []
    try {
      for (let at = 0; at < ids.length; at += most) {
        const { rows: done } = await send(ids.slice(at, at + most))
        rows.push(...done)
      }
    } catch (fault) {
      setError(asCallError(fault))
    } finally {
      // Rows processed before a failure stay processed and are reported.
      setReport(rows)
      setWorking(false)
    }
  }

  return {
    report,
    working,
    error,
    approve: (ids: readonly string[]) =>
      each(ids, (portion) => approve.mutateAsync({ body: { ids: portion } })),
    moveToShelf: (ids: readonly string[], shelf: string) =>
      each(ids, (portion) => shelve.mutateAsync({ body: { ids: portion, shelf } })),
    hold: (ids: readonly string[], why: Hold) =>
      each(ids, (portion) => hold.mutateAsync({ body: { ids: portion, ...why } })),
    release: (ids: readonly string[]) =>
      each(ids, (portion) => release.mutateAsync({ body: { ids: portion } })),
    putInTransfer: (ids: readonly string[], id: string, box: number) =>
      each(
        ids,
        (portion) => putIn.mutateAsync({ params: { id }, body: { things: portion, box } }),
        LOAD_PUT_IN_MAX,
      ),
    close: () => setReport(null),
  }
}

export type Bulk = ReturnType<typeof useBulk>
