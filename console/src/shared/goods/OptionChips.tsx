import { goodsCardText as words } from '@longhaul/text/console/station/goods-card.ts'

const SIZES = {
  s: 'text-sm leading-5 px-1.5',
  m: 'text-md leading-6 px-2',
  l: 'text-xl leading-[30px] px-2.5',
} as const

/**
 * The chosen options and the number of pieces, each a chip in full ink, so that two colours of one product
 * cannot be taken for each other.
 */
export function OptionChips({
  values,
  lang,
  quantity,
  size = 's',
}: {
  values: readonly string[]
  lang: string | undefined
  quantity?: number | undefined
  size?: keyof typeof SIZES
}) {
  const look = `max-w-full rounded-[3px] border border-ink-2 bg-surface font-semibold text-ink wrap-anywhere ${SIZES[size]}`
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {values.map((value, at) => (
        // Two options may have the same value.
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes order
        <b key={at} className={look} lang={lang}>
          {value}
        </b>
      ))}
      {quantity !== undefined && <b className={look}>{words.pieces(quantity)}</b>}
    </span>
  )
}
