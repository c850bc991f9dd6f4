import { money, number, weight } from '@longhaul/text/format.ts'
import { weightText } from '@longhaul/text/ui/label.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useSpoken } from '../spoken/use-spoken.ts'
import { placeOf, type WeightBlock, weightSteps, type WeightTariff } from './weight-steps.ts'

/**
 * The cost of a weight and how much more can be added for free: the tariff drawn as paid blocks with the
 * weight inside them, and the next block's price.
 */
export function WeightMeter({
  grams,
  label = weightText.weightTitle,
  ...tariff
}: WeightTariff & { grams: number; label?: string | undefined }) {
  const { billedGrams, feeFen, roomGrams, blocks } = weightSteps(grams, tariff)
  const isEmpty = billedGrams === 0
  const room = roomGrams > 0 ? weightText.weightRoom(light(roomGrams)) : weightText.weightFull
  const spoken = useSpoken(
    isEmpty ? '' : weightText.weightSpoken(weight(grams), weight(billedGrams), money(feeFen), room),
  )
  return (
    <figure className="weight" aria-label={label} data-full={!isEmpty && roomGrams === 0 ? '' : undefined}>
      <header className="weight-head">
        <span>
          <span className="weight-title">{label}</span>
          <b>{weight(grams)}</b> {!isEmpty && <span>{weightText.weightBilledAs(weight(billedGrams))}</span>}
        </span>
        {!isEmpty && <b>{money(feeFen)}</b>}
      </header>
      <Bar grams={grams} billedGrams={billedGrams} blocks={blocks} />
      <p className="weight-room">
        {isEmpty ? (
          weightText.weightEmpty
        ) : (
          <>
            <CircleCheck />
            <span>
              <b>{room}</b> <span>{weightText.weightNext(weight(billedGrams), money(tariff.stepFen))}</span>
            </span>
          </>
        )}
      </p>
      <p className="weight-rule">
        {weightText.weightRule(
          light(tariff.firstGrams),
          money(tariff.firstFen),
          light(tariff.stepGrams),
          money(tariff.stepFen),
        )}
      </p>
      <output className="sr-only" aria-live="polite" aria-atomic="true">
        {spoken}
      </output>
    </figure>
  )
}

/**
 * The text beside it says everything it shows; lengths are fractions of the width, so it needs neither script
 * nor inline styles.
 */
function Bar({
  grams,
  billedGrams,
  blocks,
}: {
  grams: number
  billedGrams: number
  blocks: readonly WeightBlock[]
}) {
  const used = placeOf(grams, blocks)
  const paid = placeOf(billedGrams, blocks)
  const last = blocks.length - 1
  const edge = (index: number) => share(index / blocks.length)
  return (
    <svg className="weight-bar" width="100%" height="72" aria-hidden="true" focusable="false">
      <rect className="weight-next" x={share(paid)} y="22" width={share(1 - paid)} height="28" />
      <rect className="weight-free" x={share(used)} y="22" width={share(paid - used)} height="28" />
      <rect className="weight-used" y="22" width={share(used)} height="28" />
      {blocks.map((block, index) => (
        <g key={index} data-key={index === 0 || index === last || undefined}>
          <text className="weight-price" x={share((index + 0.5) / blocks.length)} y="14">
            {index === 0 ? money(block.feeFen) : `+${money(block.feeFen)}`}
          </text>
          {block.merged && (
            <line
              className="weight-cut"
              x1={share(0.5 / blocks.length)}
              x2={share(0.5 / blocks.length)}
              y1="20"
              y2="52"
            />
          )}
          {index < last && (
            <>
              <line className="weight-edge" x1={edge(index + 1)} x2={edge(index + 1)} y1="20" y2="52" />
              <text
                className="weight-tick"
                x={edge(index + 1)}
                y="68"
                data-key={index === last - 1 || undefined}
              >
                {weight(block.endGrams)}
              </text>
            </>
          )}
        </g>
      ))}
      {billedGrams > 0 && <line className="weight-mark" x1={share(used)} x2={share(used)} y1="18" y2="54" />}
    </svg>
  )
}

/** Weights below a kilogram are in grams, as on tariffs and scales. */
const light = (grams: number): string => (grams < 1000 ? `${number(grams)}\u202fg` : weight(grams))

const share = (part: number): string => `${Math.round(part * 10000) / 100}%`
