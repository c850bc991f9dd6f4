import { goodsNameText } from '@longhaul/text/storefront/goods/goods-name.ts'
import { type Named, goodsName, goodsOptions, langOf } from './goods-name.ts'

/** The name of bought goods in the reader's language: inline text for a link, a heading or a row. */
export const GoodsName = ({ of: goods }: { of: Named }) => {
  const name = goodsName(goods)
  return <span lang={langOf(name)}>{name}</span>
}

/**
 * The seller's original title in small print, where it differs from the displayed name, and whether that name
 * is a machine translation. Renders nothing otherwise.
 */
export const OriginalName = ({ of: goods }: { of: Named }) => {
  const name = goodsName(goods)
  if (name === goods.title) return null
  const isMachines = goods.names?.by_machine && name !== goods.names.own
  return (
    <span className="block truncate text-sm text-ink-3" title={goods.title}>
      {isMachines && <>{goodsNameText.byMachine} · </>}
      <span lang={langOf(goods.title)}>{goods.title}</span>
    </span>
  )
}

/**
 * The chosen options in the reader's language, with the seller's words as a tooltip. Renders nothing where no
 * options were chosen.
 */
export const GoodsOptions = ({ of: goods }: { of: Parameters<typeof goodsOptions>[0] }) => {
  const options = goodsOptions(goods)
  return options === '' ? null : (
    <span lang={langOf(options)} title={options === goods.options_text ? undefined : goods.options_text}>
      {options}
    </span>
  )
}
