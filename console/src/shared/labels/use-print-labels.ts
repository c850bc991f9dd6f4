import { call } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Labelled } from './goods-label.ts'

/**
 * Prints a label for every piece of some goods. The server is told about the labels first, so that the
 * packing bench counts the pieces.
 */
export function usePrintLabels() {
  const queries = useQueryClient()
  const [rows, setRows] = useState<readonly Labelled[]>([])
  async function print(of: readonly Labelled[]) {
    if (of.length === 0) return
    try {
      await call('POST /staff/stock_items/labels', { body: { ids: of.map((row) => row.id) } })
      for (const { id } of of)
        void queries.invalidateQueries({ queryKey: keyOf('GET /staff/stock_items/{id}', { params: { id } }) })
      setRows(of)
    } catch (error) {
      showError(error)
    }
  }
  return { rows, print, printed: () => setRows([]) }
}
