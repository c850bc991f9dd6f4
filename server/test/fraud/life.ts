import fc from 'fast-check'
import { allowedTo } from './allowance.ts'
import { TRICKS, USUAL, helpOf } from './acts.ts'
import { givenTo, lossTo } from './measure.ts'
import { type Helper, type Ring, attempt } from './ring.ts'

const STEPS = 50
/** The loss is measured after every so many steps. */
const MEASURED_EVERY = 10
/** How many tricks a ring and its helpers know: few, so that they come back to each of them. */
const KNOWN = { minLength: 3, maxLength: 7 }
const HELPS = 3

type Step = readonly [name: string, n: number]

/** The steps of the life that a seed stands for: always the same ones. */
export function lifeOf(seed: number, helpers: readonly Helper[]): readonly Step[] {
  const help = [...helpOf(helpers).keys()]
  const aStep = (names: readonly string[]) => fc.tuple(fc.constantFrom(...names), fc.nat(9_999))
  const known = fc.tuple(
    fc.subarray([...TRICKS.keys()], KNOWN),
    help.length > 0
      ? fc.subarray(help, { minLength: 1, maxLength: Math.min(HELPS, help.length) })
      : fc.constant([]),
  )
  const aLife = known.chain(([tricks, helps]) =>
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: aStep([...USUAL.keys()]) },
        { weight: 3, arbitrary: aStep(tricks) },
        ...(helps.length > 0 ? [{ weight: 4, arbitrary: aStep(helps) }] : []),
      ),
      { minLength: STEPS, maxLength: STEPS },
    ),
  )
  return fc.sample(aLife, { seed, numRuns: 1 })[0]!
}

/**
 * Lets a ring live. Returns '' or, as soon as it has taken more than the policy allows, what it took and all that
 * it did. `onDone` hears of each act that succeeded.
 */
export async function live(
  ring: Ring,
  steps: readonly Step[],
  onDone: (name: string) => void,
): Promise<string> {
  const help = helpOf(ring.helpers)
  const actOf = new Map([...TRICKS, ...USUAL, ...help])
  const story: string[] = []
  for (const [count, [name, n]] of steps.entries()) {
    if (help.has(name)) ring.helpedAt.push(ring.world.clock.now())
    const outcome = await attempt(ring, actOf.get(name)!, n)
    if (outcome === 'done') onDone(name)
    if (outcome !== 'nothing') story.push(`${ring.world.clock.now().toISOString()} ${name} ${n}: ${outcome}`)
    const excess = (count + 1) % MEASURED_EVERY === 0 ? await excessOf(ring) : ''
    if (excess) return [excess, ...story].join('\n')
  }
  return ''
}

/** What a ring took beyond what the policy allows, by kind; '' if it is within. */
async function excessOf(ring: Ring): Promise<string> {
  const [loss, allowed] = [await lossTo(ring), await allowedTo(ring)]
  if (loss <= allowed) return ''
  const given = JSON.stringify({ ...(await givenTo(ring)), paid: -ring.paidFen })
  return `lost ${loss} fen, where the policy allows ${allowed}: ${given}`
}
