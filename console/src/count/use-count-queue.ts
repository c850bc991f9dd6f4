import { sentenceOf } from '@longhaul/browser/calls/errors.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useRef, useState } from 'react'
import { playBad, playGood } from '../shared/sounds.ts'
import type { LateRefusal } from '../shared/station/HeldScans.tsx'
import type { Waiting } from '../shared/station/scan-queue.ts'
import { useScanQueue } from '../shared/station/use-scan-queue.ts'
import { type Order, type Outcome, refusal, takeOrder } from './take-order.ts'

/** The result of one order; `undone` once it was taken back. */
export type Done = Outcome & { key: string; code: string; at: string; order: Order; undone: boolean }

const KEPT = 30
/** A scan that waited longer was stored without a network: nobody is looking at it any more. */
const LATE_MS = 10_000

/**
 * Sends what a counting station scans, in order and each once; stored while there is no network.
 * `onNotBegun`: a shelf may not be counted.
 */
export function useCountQueue({ onNotBegun }: { onNotBegun: (shelf: string) => void }) {
  const [done, setDone] = useState<readonly Done[]>([])
  const [late, setLate] = useState<readonly LateRefusal[]>([])
  const ids = useRef(new Map<string, string>())

  function show({ key, code, at, order }: Waiting<Order>, outcome: Outcome, isLate: boolean) {
    if (outcome.is === 'good') playGood()
    else playBad()
    if (isLate && outcome.is === 'refused') {
      const message = consoleWords.sentences(outcome.title, outcome.text)
      setLate((all) => [...all, { key, code, message }])
    }
    const undoes = order.do === 'unscan' && outcome.is === 'good' ? order.of : null
    setDone((all) =>
      [
        { key, code, at, order, ...outcome, undone: false },
        ...all
          .filter((row) => row.key !== key)
          .map((row) => (row.key === undoes ? { ...row, undone: true } : row)),
      ].slice(0, KEPT),
    )
  }
  const queue = useScanQueue<Order>('count', {
    async send(scan, options) {
      show(scan, await takeOrder(scan, ids.current, options), isOld(scan))
    },
    onRefused(scan, error, isLate) {
      const { order } = scan
      const title = {
        begin: words.notBegun,
        scan: words.notCounted,
        tell: words.notCounted,
        unscan: stationText.undoRefused,
        end: words.notCounted,
      }[order.do]
      if (order.do === 'begin') onNotBegun(order.shelf)
      show(scan, refusal(title, messageOf(error)), isLate)
    },
  })

  return {
    done,
    late,
    seen: () => setLate([]),
    held: queue.held,
    waiting: queue.waiting,
    drop: queue.drop,
    push: queue.push,
    /** Takes the newest scan of a shelf back, waiting or done. False if there is none. */
    undoLast(shelf: string): boolean {
      const row = queue.waiting.findLast(({ order }) => counting(order) && order.shelf === shelf)
      if (row) {
        if (!queue.drop(row.key)) {
          playBad()
          toast.error(words.underWay)
        }
        return true
      }
      const beingUndone = (key: string) =>
        queue.waiting.some(({ order }) => order.do === 'unscan' && order.of === key)
      const last = done.find(
        ({ key, order, undone, counts }) => counts && !undone && order.shelf === shelf && !beingUndone(key),
      )
      if (!last) return false
      const { warehouse } = last.order
      queue.push(last.code, { do: 'unscan', of: last.key, shelf, warehouse })
      return true
    },
  }
}

/** Whether an order counts something, which can be taken back. */
const counting = (order: Order): boolean => order.do === 'scan' || order.do === 'tell'

const isOld = ({ at }: Waiting<Order>): boolean => Date.now() - Date.parse(at) > LATE_MS

const messageOf = (error: CallError): string => Object.values(error.fields)[0] ?? sentenceOf(error)
