import { call } from '@longhaul/browser/calls/client.ts'
import { sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { playBad, playGood } from '../shared/sounds.ts'
import type { LateRefusal } from '../shared/station/HeldScans.tsx'
import type { Waiting } from '../shared/station/scan-queue.ts'
import { useScanQueue } from '../shared/station/use-scan-queue.ts'

/** A scan for a transfer: into one of its boxes, or onto a shelf of its destination. */
export type LoadOrder = { load: string } & ({ do: 'put_in'; box: number } | { do: 'arrive'; shelf: string })

/** What came of the last scan. */
export type Heard = { key: string; good: boolean; title: string; code: string; text: string }

/** A scan that waited longer was stored without a network: nobody is looking at it any more. */
const LATE_MS = 10_000

/**
 * Sends what is scanned for transfers, in order and each once; stored on this machine while there is no
 * network, whichever transfer is open by then.
 */
export function useLoadScans() {
  const queries = useQueryClient()
  const [heard, setHeard] = useState<Heard | null>(null)
  const [late, setLate] = useState<readonly LateRefusal[]>([])

  function say(said: Heard, isLate = false) {
    if (said.good) playGood()
    else playBad()
    setHeard(said)
    const message = sentences(said.title, said.text)
    if (isLate && !said.good) setLate((all) => [...all, { key: said.key, code: said.code, message }])
  }
  const refresh = (load: string) => {
    for (const key of [
      keyOf('GET /staff/transfer_loads/{id}', { params: { id: load } }),
      ['GET /staff/transfer_loads'],
    ])
      void queries.invalidateQueries({ queryKey: key })
  }
  const queue = useScanQueue<LoadOrder>('transfers', {
    async send(scan, options) {
      const said = await take(scan, options)
      say({ key: scan.key, ...said }, Date.now() - Date.parse(scan.at) > LATE_MS)
      refresh(scan.order.load)
    },
    onRefused({ key, code, order }, error, isLate) {
      say({ key, good: false, title: words.refused, code, text: sentenceOf(error) }, isLate)
      refresh(order.load)
    },
  })
  return {
    heard: queue.held === 0 ? heard : null,
    say: (good: boolean, title: string, code = '') =>
      say({ key: `${Date.now()}`, good, title, code, text: '' }),
    push(code: string, order: LoadOrder) {
      setHeard(null)
      queue.push(code, order)
    },
    waiting: queue.waiting,
    held: queue.held,
    drop: queue.drop,
    late,
    seen: () => setLate([]),
    /** Why a transfer cannot leave or be closed: scans of it were not sent yet. */
    whyNotOver: (load: string): string | null => {
      const count = queue.waiting.filter(({ order }) => order.load === load).length
      return count === 0 ? null : words.scansWait(count)
    },
  }
}

/** Sends one scan. Throws the server's error. */
async function take(
  { code, order }: Waiting<LoadOrder>,
  options: { idempotencyKey: string; signal: AbortSignal },
): Promise<Omit<Heard, 'key'>> {
  const params = { id: order.load }
  if (order.do === 'put_in') {
    const body = { things: [code], box: order.box }
    const { rows } = await call('POST /staff/transfer_loads/{id}/put_in', { params, body }, options)
    const refusal = rows[0]?.refusal ?? null
    if (refusal !== null) return { good: false, title: words.refused, code, text: refusal }
    return { good: true, title: words.putIn(order.box), code, text: '' }
  }
  const body = { code, shelf: order.shelf }
  const reply = await call('POST /staff/transfer_loads/{id}/arrive', { params, body }, options)
  const title = reply.again ? words.again : words.arrived(reply.shelf, reply.left)
  return { good: true, title, code, text: reply.title }
}
