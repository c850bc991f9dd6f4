/**
 * How honest weight estimates are in worlds of which the truth is known: `npx tsx bench/src/worlds.ts
 * [world…] [--products 3000] [--seed 1] [--stated mixed|nonsense]`. Each world is lived through day by day: a
 * piece is estimated before it is weighed, a night learns every thirty days, and what was said is judged by
 * the true weight. Beside it stands what a spreadsheet would do. With `stated`, sellers state weights: some
 * of them true ones, or nobody.
 */
import { medianOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import { parseArgs } from 'node:util'
import { inventWorld } from './worlds/invent-world.ts'
import { type Group, kindMedians, live } from './worlds/live.ts'
import { learnt } from './worlds/learnt.ts'
import { rival } from './worlds/rival.ts'
import { STATED } from './worlds/state-weights.ts'
import { type World, WORLDS, worldOf } from './worlds/worlds.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    stated: { type: 'string', default: 'nothing' },
  },
})
const isWorld = (name: string): name is World => name in WORLDS
const names = positionals.length > 0 ? positionals.filter(isWorld) : (Object.keys(WORLDS) as World[])

const statedBy = STATED.find((name) => name === values.stated) ?? 'nothing'

const percent = (part: number, of: number) => (of === 0 ? '' : ((100 * part) / of).toFixed(1))
const off = (log: number) => ((Math.exp(log) - 1) * 100).toFixed(0)
const line = (cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

function cellsOf({ pieces, inside, below, score, errors }: Group) {
  return [
    pieces,
    percent(inside, pieces),
    percent(below, pieces),
    off(medianOf(errors)),
    (score / pieces).toFixed(2),
  ]
}

const rivalCells = ({ pieces, inside, score, errors }: Group) => [
  percent(inside, pieces),
  off(medianOf(errors)),
  (score / pieces).toFixed(2),
]

for (const name of names) {
  const pieces = inventWorld(worldOf(name, Number(values.products), Number(values.seed), statedBy))
  const begun = performance.now()
  const ours = live(pieces, learnt())
  const took = ((performance.now() - begun) / 1_000).toFixed(1)
  const other = live(pieces, rival())
  process.stdout.write(
    `\n### ${name}, seed ${values.seed}: ${pieces.length} pieces, ${took} s; median error of the kind’s median on unseen goods ${off(kindMedians(pieces))} %; ` +
      `asked of right weighings ${percent(ours.right.asked, ours.right.pieces)} %, slips by ten caught ${percent(ours.tens.asked, ours.tens.pieces)} %\n\n`,
  )
  line([
    'group',
    'pieces',
    'inside',
    'lighter',
    'off',
    'score',
    'width / oracle',
    'rival: inside',
    'off',
    'score',
  ])
  line(Array.from({ length: 10 }, () => '---'))
  for (const [group, own] of [...ours.groups].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    line([
      group,
      ...cellsOf(own),
      (own.width / own.pieces).toFixed(2),
      ...rivalCells(other.groups.get(group)!),
    ])
}
