import { money, number, weight } from '@longhaul/text/format.ts'
import { adviceText } from '@longhaul/text/storefront/parcels/advice.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { type ReactNode, useId } from 'react'
import { goodsName } from '../shared/goods-name.ts'
import type { StockItem } from './shelf.ts'
import type { Advice } from './use-advice.ts'
import type { Preview } from './preview.ts'

const text = adviceText

/**
 * Suggestions that would make the package cheaper: less packaging, or different packages. Nothing is done
 * automatically.
 */
export function AdviceBox({
  advice,
  preview,
  chosen,
  shelf,
  onChoose,
}: {
  advice: Advice
  preview: Preview
  chosen: readonly StockItem[]
  /** Used to find the items of a suggestion by their ids. */
  shelf: readonly StockItem[]
  onChoose: (items: readonly StockItem[]) => void
}) {
  const titleId = useId()
  const { split } = advice
  const togetherSavesFen = (advice.alone_fen ?? 0) - (advice.together_fen ?? Infinity)
  const isPriced = split !== null || togetherSavesFen > 0
  if (!advice.lighter && !isPriced) return null
  return (
    <section className="grid gap-3 rounded-card border border-line bg-sunken p-4" aria-labelledby={titleId}>
      <h3 id={titleId} className="flex items-center gap-2 text-md">
        <Lightbulb className="size-5 text-kraft" />
        {text.title}
      </h3>
      {advice.lighter && <PackagingSaving lighter={advice.lighter} preview={preview} />}
      {!split && togetherSavesFen > 0 && (
        <p className="num whitespace-normal">{text.together(money(togetherSavesFen), chosen.length)}</p>
      )}
      {split && <Split split={split} shelf={shelf} onChoose={onChoose} />}
      {isPriced && (
        <p className="text-sm text-ink-2">{advice.is_duty_known ? text.toDoor : text.dutyUnknown}</p>
      )}
    </section>
  )
}

/** The extra service that leaves out the sellers' boxes. */
const NO_BOXES = 'remove_packaging'

function PackagingSaving({
  lighter,
  preview,
}: {
  lighter: NonNullable<Advice['lighter']>
  preview: Preview
}) {
  const service = preview.services.find((service) => service.id === NO_BOXES)
  const { saved_fen: savedFen } = lighter
  const isWorthIt = service && service.price_fen < savedFen
  return (
    <p className="num whitespace-normal">
      {sentences(
        lighter.by === 'weight'
          ? text.lighter(grams(lighter.grams), money(savedFen))
          : text.smaller(money(savedFen)),
        isWorthIt && text.removeBoxes(money(service.price_fen)),
      )}
    </p>
  )
}

/** Grams as scales show them: 260 g, 1.24 kg. */
const grams = (some: number): string => (some < 1000 ? `${number(some)}\u202fg` : weight(some))

function Split({
  split,
  shelf,
  onChoose,
}: {
  split: NonNullable<Advice['split']>
  shelf: readonly StockItem[]
  onChoose: (items: readonly StockItem[]) => void
}) {
  const count = split.packages.length
  const itemsOf = (ids: readonly string[]) => shelf.filter((item) => ids.includes(item.id))
  return (
    <div className="grid gap-2">
      <p className="num font-medium whitespace-normal">
        {split.saved_fen === null ? text.splitOnly(count) : text.splitCheaper(count, money(split.saved_fen))}
      </p>
      <ul className="grid gap-2">
        {split.packages.map((entry, index) => {
          const items = itemsOf(entry.stock_item_ids)
          return (
            <li key={entry.stock_item_ids.join()} className="rounded-control bg-surface p-3">
              <p className="num flex items-baseline justify-between gap-3 font-medium">
                <span>{text.package(index + 1)}</span>
                <span>{money(entry.total_fen)}</span>
              </p>
              <p className="num text-sm whitespace-normal text-ink-2">
                {entry.line_name} · {weight(entry.estimated_grams)}
              </p>
              <p className="line-clamp-2 text-sm">{items.map(goodsName).join(' · ')}</p>
              <p className="mt-2">
                <Button
                  size="small"
                  guardMs={0}
                  aria-label={text.chooseOf(index + 1)}
                  onClick={() => onChoose(items)}
                >
                  {text.choose}
                </Button>
              </p>
            </li>
          )
        })}
      </ul>
      <Row name={text.total(count)}>{money(split.total_fen)}</Row>
      <p className="text-sm text-ink-2">{text.notSlower}</p>
    </div>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className="num flex items-baseline justify-between gap-3 border-t border-dashed border-control pt-2 font-semibold">
    <span>{name}</span>
    <span>{children}</span>
  </p>
)
