import { call } from '@longhaul/browser/calls/client.ts'
import { nextToPick, whyNotBin } from '@longhaul/domain/parcels/picking.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import type { ShortReason } from '@longhaul/domain/parcels/picking.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { useState } from 'react'
import { pickGoods } from '../putaway/why-not-put.ts'
import { lineOf } from '../shared/goods/goods-names.ts'
import { playBad, playGood } from '../shared/sounds.ts'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import { type Hand, type Said, readBin, readLabel } from './read-hand.ts'
import { usePicks } from './use-picks.ts'
import { type Thing, type Wave, isThingDone } from './wave.ts'

const words = pickingText.hand

/**
 * A hand-held on its walk: a label and then the bin of its package. What is wrong is not counted, is said
 * until the next scan, and blocks nothing. `onEnd` hands the cart over.
 */
export function useHandHeld(known: Wave | undefined, onEnd: () => void) {
  const [hand, setHand] = useState<Hand | null>(null)
  const [notice, setNotice] = useState<Said | null>(null)
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [asking, ask] = useState('')
  const picks = usePicks(known, (code, text) => setNotice({ good: false, title: words.refused, text, code }))
  const { wave } = picks
  const walk = (wave?.items ?? []).map((thing) => ({
    key: thing.stock_item_id,
    isDone: isThingDone(thing),
    thing,
  }))
  const next = nextToPick(walk, skipped)?.thing
  const then = nextToPick(
    walk.filter(({ thing }) => thing !== next),
    skipped,
  )?.thing
  const inHand = wave?.items.find((thing) => thing.stock_item_id === hand?.stock)
  const toPutBack = wave?.put_back.find((thing) => thing.stock_item_id === hand?.stock)

  function say(said: Said) {
    if (said.good) playGood()
    else playBad()
    setNotice(said)
  }
  const bad = (title: string, text: string, code: string) => say({ good: false, title, text, code })

  function take(next: Hand) {
    playGood()
    setNotice(null)
    ask('')
    setHand(next)
  }
  function putIntoBin(of: Wave, thing: Thing, code: string) {
    if (hand?.kind !== 'thing') return
    const { stock, piece, pieces } = hand
    const { cart } = of
    picks.push(code, {
      do: 'pick',
      wave: of.id,
      stock,
      thing: lineOf(thing),
      cart,
      bin: thing.bin,
      piece,
      pieces,
    })
    setSkipped((all) => all.filter((key) => key !== stock))
    setHand(null)
    say({ good: true, title: words.picked(lineOf(thing), thing.bin), text: '', code: '' })
  }
  function undo(): boolean {
    if (hand) {
      setHand(null)
      setNotice(null)
      return true
    }
    const undone = wave ? picks.undoLast(wave.id) : null
    if (undone === null) return false
    say({ good: true, title: undone, text: '', code: '' })
    return true
  }
  useStationCommands({
    UNDO: undo,
    DONE() {
      if (!wave || wave.items.some((thing) => !isThingDone(thing))) return false
      onEnd()
      return true
    },
  })

  function scanBin(of: Wave, cart: number, bin: number, code: string) {
    if (hand?.kind === 'back') return bad(words.scanShelf, words.putBackHand(nameOf(hand)), code)
    if (!hand || !inHand) return say(readBin(of, cart, bin, code))
    if (!whyNotBin({ cart: of.cart, bin: inHand.bin }, { cart, bin }))
      return putIntoBin(of, inHand, hand.code)
    const title = cart === of.cart ? words.wrongBin(bin, inHand.bin) : words.wrongCart(cart, of.cart)
    return bad(title, words.notCounted, code)
  }
  function scanShelf(of: Wave, shelf: string) {
    if (hand?.kind === 'back' && toPutBack) {
      const thing = lineOf(toPutBack)
      picks.push(hand.code, { do: 'shelve', wave: of.id, stock: hand.stock, thing, shelf })
      setHand(null)
      return say({ good: true, title: words.shelved(thing, shelf), text: '', code: '' })
    }
    if (hand && inHand) return bad(words.oneAtATime, words.binFirst(nameOf(hand), inHand.bin), shelf)
    const isRight = shelf === next?.shelf
    const text = isRight ? words.youAreHere : next ? words.goTo(placeOf(next)) : ''
    return say({ good: isRight, title: words.isShelf(shelf), text, code: '' })
  }
  function scanLabel(of: Wave, text: string) {
    if (hand) {
      // The same label twice in a second: it is in the hand already.
      if (hand.code.toUpperCase() === text.trim().toUpperCase()) return playGood()
      if (hand.kind === 'thing' && inHand)
        return bad(words.oneAtATime, words.binFirst(nameOf(hand), inHand.bin), text)
    }
    const read = readLabel(of, next, text)
    if (!read) return void sayWhatItIs(text)
    return 'kind' in read ? take(read) : say(read)
  }
  /** What is not in the wave: what it is, and where it belongs. */
  async function sayWhatItIs(code: string) {
    bad(words.elsewhere, '', code)
    const found = await call('GET /staff/stock_items', { query: { q: code } }).catch(() => null)
    const row = found && pickGoods(found.items, code)
    const text = !found
      ? words.unseen
      : !row
        ? words.unknown
        : placeOf(row)
          ? words.belongs(lineOf(row), placeOf(row))
          : words.belongsNowhere(lineOf(row))
    setNotice((now) => (now?.code === code && now.title === words.elsewhere ? { ...now, text } : now))
  }
  const nameOf = ({ stock }: Hand): string => {
    const thing = [...(wave?.items ?? []), ...(wave?.put_back ?? [])].find(
      (one) => one.stock_item_id === stock,
    )
    return thing ? lineOf(thing) : ''
  }

  function scan(text: string) {
    if (!wave) return
    const read = readStationCode(text)
    if (read.kind === 'bin') return scanBin(wave, read.cart, read.bin, read.code)
    if (read.kind === 'shelf') return scanShelf(wave, read.shelf)
    if (read.kind === 'goods' || read.kind === 'parcel') return scanLabel(wave, text)
    if (read.kind === 'command') {
      if (giveCommand(read.command)) return
      const said =
        read.command === 'UNDO' ? stationText.nothingToUndo : stationText.nothingWaits(read.command)
      return bad(said.title, said.text, text)
    }
    return bad(words.notAThing, words.notAThingText, text)
  }
  return {
    ...picks,
    hand,
    inHand,
    toPutBack,
    next,
    then,
    notice,
    asking: wave?.items.find((thing) => thing.stock_item_id === asking),
    ask,
    scan,
    undo,
    canUndo: hand !== null || (wave !== undefined && picks.canUndo(wave.id)),
    /** By hand: what has no label of its own is taken as counted. */
    takeByHand: (thing: Thing) =>
      take({
        kind: 'thing',
        code: thing.stock_item_id,
        stock: thing.stock_item_id,
        piece: null,
        pieces: thing.quantity - thing.picked_pieces,
      }),
    /** By hand: where the bins have no codes. */
    putByHand: () => wave && inHand && hand && putIntoBin(wave, inHand, hand.code),
    skip: (thing: Thing) =>
      setSkipped((all) => [...all.filter((key) => key !== thing.stock_item_id), thing.stock_item_id]),
    report(thing: Thing, reason: ShortReason | null) {
      if (!wave) return
      const [stock, name] = [thing.stock_item_id, lineOf(thing)]
      picks.push(thing.goods_number, { do: 'short', wave: wave.id, stock, thing: name, reason })
      ask('')
      const title = reason ? words.said(name) : words.found(name)
      say({ good: true, title, text: '', code: '' })
    },
  }
}

export const placeOf = ({ warehouse_id, shelf }: { warehouse_id: string; shelf: string }): string =>
  shelfWithWarehouse(warehouse_id, shelf)
