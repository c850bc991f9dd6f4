import { sentenceOf } from '@longhaul/browser/calls/errors.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import { putAwayText as words } from '@longhaul/text/console/putaway/putaway.ts'
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
export type Move = Omit<Outcome, 'is'> & {
  key: string
  code: string
  at: string
  is: Outcome['is'] | 'undone'
}

const SHOWN = 8
/** A scan that waited longer was stored without a network: nobody is looking at it any more. */
const LATE_MS = 10_000

/**
 * Puts scanned goods on shelves, in order and each once; scans are stored while there is no network. The last
 * moves can be undone.
 */
export function useMoves() {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [late, setLate] = useState<readonly LateRefusal[]>([])
  /** Where things lay before requests whose answers were lost: a repeated request finds them moved. */
  const lay = useRef(new Map<string, string>())

  function show({ key, code, at, order }: Waiting<Order>, outcome: Outcome, isLate: boolean) {
    if (outcome.good) playGood()
    else playBad()
    if (isLate && !outcome.good) {
      const message = consoleWords.sentences(outcome.title, outcome.text)
      setLate((all) => [...all, { key, code, message }])
    }
    const isBack = order.do === 'back' && outcome.good
    setMoves((all) =>
      [
        { key, code, at, ...outcome },
        ...all
          .filter((move) => move.key !== key)
          .map((move) => (isBack && move.key === order.of ? { ...move, is: 'undone' as const } : move)),
      ].slice(0, SHOWN),
    )
  }
  const queue = useScanQueue<Order>('put_away', {
    async send(scan, options) {
      show(scan, await takeOrder(scan, lay.current, options), isOld(scan))
    },
    onRefused(scan, error, isLate) {
      const title = scan.order.do === 'put' ? words.notMoved : stationText.undoRefused
      show(scan, refusal(title, messageOf(error)), isLate)
    },
  })

  const isBeingUndone = (key: string): boolean =>
    queue.waiting.some(({ order }) => order.do === 'back' && order.of === key)
  const canUndo = (move: Move): boolean =>
    move.is === 'moved' && move.way !== null && !isBeingUndone(move.key)
  function undo(move: Move): void {
    if (canUndo(move) && move.way) queue.push(move.code, { do: 'back', of: move.key, ...move.way })
  }
  return {
    moves,
    late,
    seen: () => setLate([]),
    held: queue.held,
    waiting: queue.waiting,
    drop: queue.drop,
    put: (code: string, shelf: string, warehouse: string) =>
      void queue.push(code, { do: 'put', shelf, warehouse }),
    undo,
    canUndo,
    /** Undoes the newest move, waiting or done; never an older one in its place. False if there is none. */
    undoLast(): boolean {
      const row = queue.waiting.findLast(({ order }) => order.do === 'put')
      if (row) {
        if (!queue.drop(row.key)) say(words.underWay)
        return true
      }
      const move = moves.find(({ key, is }) => (is === 'moved' || is === 'first') && !isBeingUndone(key))
      if (move?.is === 'first') say(words.firstStays)
      else if (move) undo(move)
      return move !== undefined
    },
  }
}

function say(sentence: string): void {
  playBad()
  toast.error(sentence)
}

const isOld = ({ at }: Waiting<Order>): boolean => Date.now() - Date.parse(at) > LATE_MS

const messageOf = (error: CallError): string => Object.values(error.fields)[0] ?? sentenceOf(error)
