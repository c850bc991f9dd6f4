import { type StationCode, readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { putAwayText as words } from '@longhaul/text/console/putaway/putaway.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { useState } from 'react'
import { playBad, playGood } from '../shared/sounds.ts'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import { useStored } from '../shared/stored.ts'
import { useFull } from './use-full.ts'
import { useMoves } from './use-moves.ts'
import type { Said } from './why-not-put.ts'

/**
 * What was scanned first and waits for its counterpart: a thing for its shelf, or a shelf, which takes
 * everything until another one is scanned.
 */
type Hand = { kind: 'thing'; code: string } | { kind: 'shelf'; shelf: string; isUsed: boolean } | null

export type PutAway = ReturnType<typeof usePutAway>

/**
 * The state of a put-away station. A thing and then its shelf are a pair, so that the next label never goes
 * to the last shelf by mistake; a shelf scanned first stays open.
 */
export function usePutAway(warehouse: string) {
  const moves = useMoves()
  const [hand, setHand] = useState<Hand>(null)
  const [notice, setNotice] = useState<(Said & { code: string }) | null>(null)
  const [lastUsed, keepLastUsed] = useStored(`put_away.${warehouse}`)
  const full = useFull(warehouse)
  const [proposed, onPropose] = useState('')
  const [passedOver, setPassedOver] = useState('')

  /** Another scan: what was said and asked about the last one is over. */
  function goOn() {
    setNotice(null)
    setPassedOver('')
    full.forget()
  }
  useStationCommands({
    DONE() {
      goOn()
      setHand(null)
      return hand !== null
    },
    UNDO() {
      goOn()
      if (hand && (hand.kind === 'thing' || !hand.isUsed)) setHand(null)
      else return moves.undoLast()
      return true
    },
  })
  function put(code: string, shelf: string) {
    keepLastUsed(shelf)
    moves.put(code, shelf, warehouse)
  }
  function scan(text: string) {
    const read = readStationCode(text)
    if (read.kind === 'shelf') {
      goOn()
      if (hand?.kind === 'thing') {
        put(hand.code, read.shelf)
        setPassedOver(proposed === read.shelf ? '' : proposed)
        return setHand(null)
      }
      playGood()
      return setHand({ kind: 'shelf', shelf: read.shelf, isUsed: false })
    }
    if (read.kind === 'goods') {
      goOn()
      if (hand?.kind !== 'shelf') return setHand({ kind: 'thing', code: read.code })
      put(read.code, hand.shelf)
      return setHand({ ...hand, isUsed: true })
    }
    if (read.kind === 'command' && giveCommand(read.command)) return undefined
    playBad()
    setNotice({ good: false, code: text, ...whyNothing(read) })
  }
  // An old result must not stay green while the network is down.
  const last = moves.held === 0 && hand?.kind !== 'thing' ? moves.moves[0] : undefined
  return {
    moves,
    hand,
    loud: notice ? { key: notice.code, ...notice } : last,
    lastUsed,
    full,
    /** What is proposed for the thing in the hand; empty if nothing is. */
    proposed,
    onPropose,
    /** The shelf that was proposed for the last thing, which was put elsewhere; empty if there is none. */
    passedOver: last?.good ? passedOver : '',
    scan,
    empty: () => setHand(null),
  }
}

/** What a scan is that is neither goods nor a shelf, and where it belongs. */
function whyNothing(read: Exclude<StationCode, { kind: 'shelf' | 'goods' }>): {
  title: string
  text: string
} {
  if (read.kind === 'command')
    return read.command === 'UNDO' ? stationText.nothingToUndo : stationText.nothingWaits(read.command)
  const text = {
    package: words.isPackage,
    parcel: words.isParcel,
    bin: words.isBin,
    found: words.isFound,
    scale: words.isNeither,
    other: words.isNeither,
  }
  return { title: words.notMoved, text: text[read.kind] }
}
