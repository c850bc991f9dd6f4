import { chargedFor } from '@longhaul/domain/shipping/suggest-line.ts'
import { money, number, weight } from '@longhaul/text/format.ts'
import { methodsText as text } from '@longhaul/text/storefront/warehouse/methods.ts'
import { paidGrams, toOffer } from './lines-on-offer.ts'
import type { LineQuote } from './preview.ts'

/** The most blocks that are drawn: more could not be told apart. */
const BLOCKS = 8

/**
 * How much more can be shipped for the same price, and the price of the next step; below it the paid steps,
 * filled up to the weight. Says so instead if the weight does not decide the price.
 */
export function WeightRoom({ line, packedGrams }: { line: LineQuote; packedGrams: number }) {
  const { grams_to_next_step: roomGrams, next_step_fen: nextFen } = line
  const by = chargedFor(toOffer(line), packedGrams)
  const billed = weight(line.billed_grams ?? 0)
  if (by !== 'weight')
    return (
      <p className="num text-sm whitespace-normal text-ink-2">
        {(by === 'size' ? text.bySize : text.byMinimum)(billed, weight(packedGrams))}
      </p>
    )
  if (roomGrams === null) return null
  const paid = paidGrams(line)
  const steps = (line.steps ?? 0) + 1
  const drawn = Math.min(steps, BLOCKS)
  // The last paid block is filled except for the remaining room.
  const used = drawn - Math.min(1, roomGrams / (steps === 1 ? line.first_grams : line.step_grams))
  return (
    <figure>
      <p className="num text-sm whitespace-normal text-ink-2">
        <b className="font-semibold text-ink">{roomGrams > 0 ? text.room(light(roomGrams)) : text.full}</b>
        {nextFen !== null && ` ${text.next(money(nextFen))}`}
      </p>
      <svg
        className="mt-1 block h-5 w-full"
        viewBox={`0 0 ${(drawn + 1) * 40} 20`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.roomUsed(weight(packedGrams), weight(paid))}
      >
        {Array.from({ length: drawn + 1 }, (_, at) => (
          <rect
            key={at}
            className={at < drawn ? 'fill-kraft-tint stroke-kraft' : 'fill-sunken'}
            x={at * 40 + 1}
            y="4"
            width="38"
            height="12"
          />
        ))}
        <rect className="fill-kraft" x="1" y="4" width={Math.max(0, used * 40 - 2)} height="12" />
        <path className="stroke-ink stroke-2" d={`M${used * 40} 0v20`} />
      </svg>
    </figure>
  )
}

/** Grams below a kilogram, as scales show it. */
const light = (grams: number): string => (grams < 1000 ? `${number(grams)}\u202fg` : weight(grams))
