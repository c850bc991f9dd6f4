import { money } from '@longhaul/text/format.ts'
import { methodsText } from '@longhaul/text/storefront/warehouse/methods.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { linesOnOffer } from './lines-on-offer.ts'
import type { LineQuote, Preview } from './preview.ts'

/** A sentence that explains the suggested method; renders nothing where there is no choice. */
export function Suggestion({ preview }: { preview: Preview }) {
  const { offered, suggested, alternative } = linesOnOffer(preview)
  if (!suggested || offered.length < 2) return null
  const text = methodsText.suggested
  const name = nameOf(suggested, offered)
  if (!alternative) return <p className="text-sm text-ink-2">{text.best(name)}</p>
  const { line, savedFen, slowerDays } = alternative
  const other = nameOf(line, offered)
  return (
    <p className="num text-sm whitespace-normal text-ink-2">
      {savedFen > 0
        ? text.cheaper(name, other, money(savedFen), slowerDays)
        : text.quicker(name, other, money(-savedFen), -slowerDays)}
    </p>
  )
}

/** The name of the delivery option, or the line's own name where several lines share it. */
export const nameOf = (line: LineQuote, among: readonly LineQuote[]): string =>
  among.filter((other) => other.option === line.option).length > 1
    ? line.name
    : warehouseText.options[line.option]
