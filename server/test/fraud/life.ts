import { isLong } from '@longhaul/domain/form.test-support.ts'
import fc from 'fast-check'
import { allowedTo } from './allowance.ts'
import { TRICKS, USUAL, actsOf, helpOf } from './acts.ts'
import { givenTo, lossTo } from './measure.ts'
import { type Deed, type Helper, type Ring, attempt } from './ring.ts'
import { SHELVED, UNDER_WAY } from './scripts.ts'

const STEPS = 50
/**
 * How many of them are lived every day: with the scripts that it begins with, enough to find the known
 * frauds.
 */
const LIVED = isLong || process.env['FRAUD_SEED'] ? Infinity : 20
/** The loss is measured after every so many steps. */
const MEASURED_EVERY = 10
/** How many tricks a ring and its helpers know: few, so that they come back to each of them. */
const KNOWN = { minLength: 3, maxLength: 7 }
const HELPS = 3

/** Of these acts, the first to which there is anything is done. */
type Step = readonly [names: readonly string[], n: number]

/** The steps of the life that a seed stands for: always the same ones. */
export function lifeOf(seed: number, helpers: readonly Helper[]): readonly Step[] {
  const help = Object.keys(helpOf(helpers))
  const aStep = (names: readonly string[]) =>
    fc.tuple(fc.shuffledSubarray([...names], { minLength: names.length }), fc.nat(9_999))
  const known = fc.tuple(
    fc.constantFrom([], SHELVED, UNDER_WAY),
    fc.subarray(TRICKS, KNOWN),
    help.length > 0
      ? fc.subarray(help, { minLength: 1, maxLength: Math.min(HELPS, help.length) })
      : fc.constant([]),
  )
  const aLife = known.chain(([begin, tricks, helps]) =>
    fc
      .array(
        fc.oneof(
          { weight: 3, arbitrary: aStep(USUAL) },
          { weight: 3, arbitrary: aStep(tricks.flat()) },
          ...(helps.length > 0 ? [{ weight: 4, arbitrary: aStep(helps) }] : []),
        ),
        { minLength: STEPS, maxLength: STEPS },
      )
      .map((steps) => [...begin.map(([name, n]) => [[name], n] as const), ...steps]),
  )
  return fc.sample(aLife, { seed, numRuns: 1 })[0]!.slice(0, LIVED)
}

/**
 * Lets a ring live. Returns '' or, as soon as it has taken more than the policy allows, what it took and all
 * that it did.
 */
export async function live(ring: Ring, steps: readonly Step[]): Promise<string> {
  const acts = actsOf(ring.helpers)
  for (const [count, [names, n]] of steps.entries()) {
    for (const name of names) if ((await attempt(ring, name, acts[name]!, n)) !== 'nothing') break
    const excess = (count + 1) % MEASURED_EVERY === 0 ? await excessOf(ring) : ''
    if (excess) return [`after ${count + 1} steps`, excess, ...ring.story.map(told)].join('\n')
  }
  return ''
}

const told = ({ at, name, n, outcome }: Deed): string => `${at.toISOString()} ${name} ${n}: ${outcome}`

/** What a ring took beyond what the policy allows, by kind; '' if it is within. */
async function excessOf(ring: Ring): Promise<string> {
  const [loss, allowed] = [await lossTo(ring), await allowedTo(ring)]
  if (loss <= allowed) return ''
  const given = JSON.stringify({ ...(await givenTo(ring)), paid: -ring.paidFen })
  return `lost ${loss} fen, where the policy allows ${allowed}: ${given}`
}
