import { type Chance, chanceOf } from '@longhaul/domain/goods-knowledge/invented-pieces.ts'
import { KINDS, startingCentre } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { NOTHING_STATED, type Stated } from '@longhaul/domain/goods-knowledge/stated.ts'
import { type StatedBy, stateWeights } from './state-weights.ts'
import { adjectiveOf, pick, titleOf } from './world-titles.ts'

/** What may happen in a world. */
export const PARTS = [
  'tails',
  'drift',
  'packaging',
  'options',
  'packs',
  'slips',
  'marketplace',
  'titles',
  'season',
  'bimodal',
  'heavy',
] as const
export type Part = (typeof PARTS)[number]

export type WorldOf = {
  products: number
  seed: number
  parts: readonly Part[]
  stated?: StatedBy
  piecesPerProduct?: number
}

/** Goods as a product page describes them, and whom they are sold by. */
export type WorldGoods = {
  id: string
  platform: string
  seller: string
  title: string
  category: string
  priceFen: number | null
  /** What the seller states of one piece. */
  stated: Stated
}

/** A piece that was bought: what a clerk keyed, and what is true. */
export type WorldPiece = {
  goods: WorldGoods
  option: string
  day: number
  grams: number
  sidesMm: readonly [number, number, number]
  /** The true grams of this piece. */
  truth: number
  /**
   * What nobody can know in advance of the goods, an option and a piece, as standard deviations of
   * logarithms.
   */
  unknown: { first: number; option: number; piece: number }
  groups: readonly string[]
}

export const DAYS = 720

/**
 * Invents all pieces of a shop in the order in which they were weighed. The same seed gives the same world.
 * Its truths are inventions of our own, made to be unlike the starting table.
 */
export function inventWorld({
  products,
  seed,
  parts,
  stated = 'nothing',
  piecesPerProduct = 3.3,
}: WorldOf): WorldPiece[] {
  const chance = chanceOf(seed)
  const has = (part: Part) => parts.includes(part)
  const kinds = kindsOf(chance, has)
  const sellers = Array.from({ length: Math.ceil(products / 12) }, (_, at) => ({
    name: `seller ${at}`,
    bias: 0.15 * chance.bell(),
    drift: has('drift') && chance.even() < 0.25 ? (0.25 + 0.35 * chance.even()) * sign(chance) : 0,
  }))
  const pieces: WorldPiece[] = []
  for (let at = 0; at < products; at += 1) {
    const kind = kinds[Math.floor(kinds.length * chance.even() ** 1.4)]!
    const seller = sellers[Math.floor(sellers.length * chance.even() ** 2)]!
    pieces.push(...piecesOf(at, kind, seller, piecesPerProduct, kinds, has, chance))
  }
  const inOrder = pieces.toSorted((a, b) => a.day - b.day)
  stateWeights(inOrder, stated, seed)
  return inOrder
}

type Has = (part: Part) => boolean
const sign = (chance: Chance) => (chance.even() < 0.5 ? -1 : 1)

type WorldKind = {
  words: readonly string[]
  sides: readonly [number, number, number]
  centre: number
  deviation: number
  within: number
  season: number
  bimodal: number
  /** The exponents with which contents and packs multiply the weight. */
  contents: number
  packs: number
}

/** Heavy goods that the starting table may not know. */
const HEAVY: readonly (readonly [words: string, grams: number])[] = [
  ['书桌 电脑桌', 14_000],
  ['哑铃', 11_000],
  ['婴儿车', 9_000],
  ['微波炉', 12_500],
  ['鞋柜', 13_000],
]

function kindsOf(chance: Chance, has: Has): WorldKind[] {
  const shared = () => ({
    within: 0.03 + 0.09 * chance.even(),
    season: has('season') ? 0.1 + 0.25 * chance.even() : 0,
    bimodal: has('bimodal') && chance.even() < 0.25 ? 0.7 : 0,
    contents: 0.05 + 0.15 * chance.even(),
    packs: 0.8 + 0.15 * chance.even(),
  })
  const known = KINDS.map((kind): WorldKind => {
    const { centre, deviation } = startingCentre('weight', kind)
    return {
      words: kind.words,
      sides: kind.sidesMm,
      centre: centre + 0.3 * chance.bell(),
      deviation: deviation * (0.6 + 0.6 * chance.even()),
      ...shared(),
    }
  })
  if (!has('heavy')) return known
  const heavy = HEAVY.map(([words, grams]): WorldKind => ({
    words: words.split(' '),
    sides: [800, 450, 200],
    centre: Math.log(grams) + 0.2 * chance.bell(),
    deviation: 0.35,
    ...shared(),
  }))
  return known.flatMap((kind, at) => (at % 14 === 0 ? [kind, heavy[(at / 14) % heavy.length]!] : [kind]))
}

const CONTENTS = ['片', '支', '枚', '张', '件套'] as const
const PACKS = ['双', '个', '条', '瓶', '盒'] as const
const HAN = ['', '', '两', '三', '四', '五', '六', '七', '八', '九', '十'] as const

/** Words for several pieces in one, in one of the forms that sellers use. */
function packOf(kind: WorldKind, chance: Chance): { words: string; adds: number; group: string } {
  const isContents = chance.even() < 0.4
  const count = pick(isContents ? [3, 4, 6, 7, 10, 20, 36, 50, 100] : [2, 3, 5, 6, 10, 12], chance)
  const unit = pick<string>(isContents ? CONTENTS : PACKS, chance)
  const adds = (isContents ? kind.contents : kind.packs) * Math.log(count)
  if (isContents)
    return { words: unit === '件套' ? `${count}件套` : `${count}${unit}装`, adds, group: 'contents' }
  const place = chance.even()
  if (place < 0.4) return { words: `${count}${unit}装`, adds, group: 'read packs' }
  if (place < 0.55 && count <= 10) return { words: `${HAN[count]}${unit}装`, adds, group: 'read packs' }
  if (place < 0.7) return { words: '买2送1', adds: kind.packs * Math.log(3), group: 'unreadable packs' }
  return { words: `${count}${unit}`, adds, group: 'unreadable packs' }
}

function piecesOf(
  index: number,
  kind: WorldKind,
  seller: { name: string; bias: number; drift: number },
  perProduct: number,
  kinds: readonly WorldKind[],
  has: Has,
  chance: Chance,
): WorldPiece[] {
  const [adjective, adds] = adjectiveOf(chance)
  const pack = has('packs') && chance.even() < 0.2 ? packOf(kind, chance) : null
  const title = titleOf(
    kind.words,
    pick(kinds, chance).words,
    adjective,
    pack?.words ?? '',
    has('titles'),
    chance,
  )
  const isNew = has('marketplace') && chance.even() < 0.12
  const own = kind.deviation * chance.bell() + (chance.even() < 0.4 ? kind.bimodal : 0)
  const centre = kind.centre + seller.bias + adds + (pack?.adds ?? 0) + own + (isNew ? 0.25 : 0)
  const goods: WorldGoods = {
    id: String(600_000_000_000 + index),
    platform: isNew ? 'weidian' : 'taobao',
    seller: seller.name,
    title: title.text,
    category: has('titles') && chance.even() < 0.2 ? kind.words[0]! : '',
    priceFen:
      chance.even() < 0.8
        ? Math.round(Math.exp(7.5 + 0.35 * own + 0.4 * kind.centre * 0.5 + 0.6 * chance.bell()))
        : null,
    stated: NOTHING_STATED,
  }
  const options = optionsOf(kind, has, chance)
  const count = Math.max(1, Math.round(perProduct * -Math.log(1 - chance.even() * 0.999)))
  const first = isNew ? 0.6 + 0.4 * chance.even() : chance.even()
  const change =
    has('packaging') && chance.even() < 0.15
      ? {
          day: DAYS * (first + (1 - first) * (0.3 + 0.5 * chance.even())),
          adds: (0.2 + 0.5 * chance.even()) * sign(chance),
        }
      : null
  const days = Array.from({ length: count }, () => DAYS * (first + (1 - first) * chance.even()))
  let changed = 0
  return days
    .toSorted((a, b) => a - b)
    .map((day, at) => {
      const option = pick(options, chance)
      const isChanged = change !== null && day > change.day
      if (isChanged) changed += 1
      const tail = has('tails') && chance.even() < 0.06 ? 3 : 1
      const log =
        centre +
        option.adds +
        (isChanged ? change.adds : 0) +
        (seller.drift * day) / 365 +
        kind.season * Math.sin((2 * Math.PI * day) / 365) +
        kind.within * tail * chance.bell()
      const truth = Math.max(1, Math.exp(log))
      const slip = has('slips') && chance.even() < 0.06 ? pick([10, 0.1, 10, 0.1, 1_000, 2], chance) : 1
      const side = (mm: number) => Math.max(10, Math.round(mm * Math.exp(0.3 * own + 0.1 * chance.bell())))
      // A title without its noun does not tell the kind.
      const isNamed = title.form !== 'no noun' && title.form !== 'wrong noun'
      const firstUnknown = isNamed ? Math.hypot(kind.deviation, kind.bimodal / 2) : KINDS_APART
      return {
        goods,
        option: option.text,
        day,
        grams: Math.min(200_000, Math.max(1, Math.round(truth * slip))),
        sidesMm: [side(kind.sides[0]), side(kind.sides[1]), side(kind.sides[2])],
        truth,
        unknown: {
          first: firstUnknown,
          option: OPTIONS_APART,
          piece: kind.within * (has('tails') ? 1.2 : 1),
        },
        groups: [
          at === 0 ? 'unseen' : 'seen',
          ...(at === 0 && title.form !== 'plain' ? [`unseen, ${title.form}`] : []),
          ...(changed === 1 ? ['first changed piece'] : changed > 1 ? ['after a change'] : []),
          ...(seller.drift === 0 ? [] : ['drifting seller']),
          ...(pack ? [pack.group, ...(at === 0 ? [`unseen, ${pack.group}`] : [])] : []),
          ...(truth > 10_000 ? ['over 10 kg'] : truth < 100 ? ['under 100 g'] : []),
          ...(isNew ? ['new marketplace'] : []),
          ...(slip === 1 ? [] : ['slip', ...(slip === 2 ? [] : ['slip by ten'])]),
        ],
      }
    })
}

const OPTIONS_APART = 0.08
const KINDS_APART = 1

const LETTERS = ['S', 'M', 'L', 'XL', 'XXL'] as const

function optionsOf(kind: WorldKind, has: Has, chance: Chance): { text: string; adds: number }[] {
  const count = 1 + Math.floor(4 * chance.even())
  const hasLetters = has('options') && chance.even() < 0.4
  return Array.from({ length: count }, (_, at) => {
    const pack = has('options') && chance.even() < 0.08 ? packOf(kind, chance) : null
    const letter = hasLetters ? LETTERS[at % LETTERS.length]! : null
    return {
      text: [`颜色:${at}`, letter && `尺码:${letter}`, pack && `规格:${pack.words}`]
        .filter(Boolean)
        .join(';'),
      adds: OPTIONS_APART * chance.bell() + (letter ? 0.05 * (at % LETTERS.length) : 0) + (pack?.adds ?? 0),
    }
  })
}
