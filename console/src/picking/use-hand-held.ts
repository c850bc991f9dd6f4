import { call } from '@longhaul/browser/calls/client.ts'
import { type ShortReason, nextToPick } from '@longhaul/domain/parcels/picking.ts'
import type { StationCommand } from '@longhaul/domain/warehouse/station-codes.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { useState } from 'react'
import { lineOf } from '../shared/goods/goods-names.ts'
import { pickGoods } from '../shared/goods/pick-goods.ts'
import { playBad, playGood } from '../shared/sounds.ts'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import { type Hand, type Said, placeOf, readHandScan, thingOf } from './read-hand.ts'
import { usePicks } from './use-picks.ts'
import { type Thing, type Wave, isThingDone } from './wave.ts'

const words = pickingText.hand

/** What the large bar says, with its sound. */
function useSaid() {
  const [notice, setNotice] = useState<Said | null>(null)
  function say(said: Said) {
    if (said.good) playGood()
    else playBad()
    setNotice(said)
  }
  return {
    notice,
    setNotice,
    say,
    sayDone: (title: string) => say({ good: true, title, text: '', code: '' }),
  }
}

/**
 * A hand-held on its walk: a label and then the bin of its package. What is wrong is not counted, is said
 * until the next scan, and blocks nothing. `onEnd` hands the cart over, unless scans still wait to be sent.
 */
export function useHandHeld(known: Wave | undefined, onEnd: (waiting: number) => void) {
  const [hand, setHand] = useState<Hand | null>(null)
  const { notice, setNotice, say, sayDone } = useSaid()
  const [asking, ask] = useState('')
  const picks = usePicks(known, (code, text) => setNotice({ good: false, title: words.refused, text, code }))
  const { wave } = picks
  const walk = useWalk(wave)

  function take(taken: Hand) {
    playGood()
    setNotice(null)
    ask('')
    setHand(taken)
  }
  function put(thing: Thing, bin: number, opens = false) {
    if (!wave || hand?.kind !== 'thing') return
    const { code, stock, piece, pieces } = hand
    const name = lineOf(thing)
    const order = { wave: wave.id, stock, thing: name, cart: wave.cart, bin, piece, pieces } as const
    picks.push(code, { do: 'pick', ...order, ...(opens ? { opens } : {}) })
    walk.goOn(thing)
    setHand(null)
    sayDone(words.picked(name, bin))
  }
  function undo(): boolean {
    const undone = !hand && wave ? picks.undoLast(wave.id) : null
    if (undone !== null) sayDone(undone)
    else if (hand) setNotice(null)
    setHand(null)
    return hand !== null || undone !== null
  }
  useStationCommands({
    UNDO: undo,
    DONE() {
      if (!wave || !wave.items.every(isThingDone)) return false
      onEnd(picks.waiting.length)
      return true
    },
  })
  async function lookUp(code: string) {
    const said = { good: false, title: words.elsewhere, text: '', code }
    say(said)
    const text = await whatItIs(code)
    setNotice((now) => (now === said ? { ...said, text } : now))
  }
  function scan(text: string) {
    if (!wave) return
    const effect = readHandScan({ wave, hand, next: walk.next }, text)
    if (effect.do === 'take') take(effect.hand)
    else if (effect.do === 'put') put(effect.thing, effect.bin, effect.opens)
    else if (effect.do === 'say') say(effect.said)
    else if (effect.do === 'look_up') void lookUp(effect.code)
    else if (effect.do === 'again') playGood()
    else if (effect.do === 'shelve') {
      const [stock, thing] = [effect.thing.stock_item_id, lineOf(effect.thing)]
      picks.push(hand?.code ?? text, { do: 'shelve', wave: wave.id, stock, thing, shelf: effect.shelf })
      setHand(null)
      sayDone(words.shelved(thing, effect.shelf))
    } else if (!giveCommand(effect.command)) {
      say({ good: false, ...whyNothing(effect.command), code: text })
    }
  }
  const inHand = wave && hand ? thingOf(wave, hand) : undefined
  return {
    ...picks,
    ...walk,
    hand,
    inHand,
    toPutBack:
      hand?.kind === 'back' ? wave?.put_back.find((thing) => thing.stock_item_id === hand.stock) : undefined,
    notice,
    asking: wave?.items.find((thing) => thing.stock_item_id === asking),
    ask(id: string) {
      setNotice(null)
      ask(id)
    },
    scan,
    undo,
    canUndo: hand !== null || (wave !== undefined && picks.canUndo(wave.id)),
    /** By hand: what has no label of its own is taken as counted. */
    takeByHand(thing: Thing) {
      const [stock, pieces] = [thing.stock_item_id, thing.quantity - thing.picked_pieces]
      take({ kind: 'thing', code: stock, stock, piece: null, pieces })
    },
    /** By hand: where the bins have no codes. */
    putByHand: () => inHand && put(inHand, inHand.bins.at(-1) ?? inHand.bin),
    isBinFull: hand?.kind === 'thing' && hand.isBinFull === true,
    /** Says that the bins of the package are full, so that a free one is scanned next; or that it fits. */
    turnFull() {
      if (hand?.kind === 'thing') setHand({ ...hand, isBinFull: !hand.isBinFull })
    },
    report(thing: Thing, reason: ShortReason | null) {
      if (!wave) return
      const [stock, name] = [thing.stock_item_id, lineOf(thing)]
      picks.push(thing.goods_number, { do: 'short', wave: wave.id, stock, thing: name, reason })
      ask('')
      sayDone(reason ? words.said(name) : words.found(name))
    },
  }
}

/** The thing that the walk has come to, and the one after it; those skipped come last. */
function useWalk(wave: Wave | undefined) {
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const stops = (wave?.items ?? []).map((thing) => ({
    key: thing.stock_item_id,
    isDone: isThingDone(thing),
    thing,
  }))
  const next = nextToPick(stops, skipped)?.thing
  const others = stops.filter(({ thing }) => thing !== next)
  const without = (all: readonly string[], thing: Thing) => all.filter((key) => key !== thing.stock_item_id)
  return {
    next,
    afterNext: nextToPick(others, skipped)?.thing,
    skip: (thing: Thing) => setSkipped((all) => [...without(all, thing), thing.stock_item_id]),
    goOn: (thing: Thing) => setSkipped((all) => without(all, thing)),
  }
}

const whyNothing = (command: StationCommand) =>
  command === 'UNDO' ? stationText.nothingToUndo : stationText.nothingWaits(command)

/** What a label is that is not in the wave, and where it belongs. */
async function whatItIs(code: string): Promise<string> {
  const found = await call('GET /staff/stock_items', { query: { q: code } }).catch(() => null)
  if (!found) return words.unseen
  const row = pickGoods(found.items, code)
  if (!row) return words.unknown
  const place = placeOf(row)
  return place ? words.belongs(lineOf(row), place) : words.belongsNowhere(lineOf(row))
}
