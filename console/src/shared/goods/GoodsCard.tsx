import type { StaffGoods, StoredGoods } from '@longhaul/contract/goods/staff-goods.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { goodsCardText as words } from '@longhaul/text/console/station/goods-card.ts'
import { weight } from '@longhaul/text/format.ts'
import type { ReactNode } from 'react'
import { useStored } from '../stored.ts'
import { TextButton } from '../TextButton.tsx'
import { Thumb } from '../Thumb.tsx'
import { namesOf } from './goods-names.ts'
import { OptionChips } from './OptionChips.tsx'
import { type Sign, signsOf } from './signs.ts'
import { SignLines, SignWords } from './Signs.tsx'

/** A thing of any list of contents; what did not arrive yet has no place and no label. */
export type Goods = StaffGoods &
  Partial<Pick<StoredGoods, 'warehouse_id' | 'shelf' | 'goods_number' | 'labelled_pieces'>> & {
    weight_grams?: number | null
  }

type Props = {
  goods: Goods
  /** Beside the name: a button to copy it, a link to its page. */
  beside?: ReactNode
  /** Opens the thing: its name becomes a button. For rows. */
  onOpen?: () => void
  /** Below the options: its shopper, its order. */
  children?: ReactNode
}

/**
 * One thing, the same at every desk from purchase to box: its picture, its name and options in the reader's
 * language, and what its shopper or a colleague has to say about it. `s`: a row of a list; `m`: a picture of
 * 96 px and whole sentences; `l`: the thing at hand, of which a screen has one.
 */
export function GoodsCard({ size, ...props }: Props & { size: 's' | 'm' | 'l' }) {
  const [here] = useStored('warehouse')
  const signs = signsOf(props.goods, here)
  if (size === 's') return <Small {...props} signs={signs} />
  if (size === 'm') return <Medium {...props} signs={signs} />
  return <Large {...props} signs={signs} />
}

type Signed = Props & { signs: readonly Sign[] }

function Small({ goods, beside, onOpen, children, signs }: Signed) {
  const { title, values, valuesLang, other } = namesOf(goods)
  return (
    <span className="flex min-h-11 min-w-0 items-center gap-2.5 font-normal">
      <Thumb src={goods.image} size="small" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
        <span
          className={`max-w-[min(100%,17em)] font-medium ${onOpen ? 'flex' : 'truncate'}`}
          lang={title.lang}
          title={[title.text, other.text].filter(Boolean).join('\n')}
        >
          {onOpen ? <TextButton onClick={onOpen}>{title.text}</TextButton> : title.text}
        </span>
        <OptionChips values={values} lang={valuesLang} quantity={goods.quantity} />
        <SignWords of={signs} />
        {beside}
        {children && <span className="w-full text-sm text-ink-2">{children}</span>}
      </span>
    </span>
  )
}

function Medium({ goods, beside, children, signs }: Signed) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
        <Thumb src={goods.image} size="card" />
        <div className="grid min-w-0 content-start gap-1">
          <Name goods={goods} beside={beside} size="m" />
          <Numbers goods={goods} />
          {children}
        </div>
      </div>
      <SignLines of={signs} />
    </div>
  )
}

/** By the width of the panel, not of the window: a bench is narrow between its queue and its scale. */
const LARGE =
  'grid grid-cols-[96px_minmax(0,1fr)] gap-3 @min-[400px]:grid-cols-[140px_minmax(0,1fr)] @min-[560px]:grid-cols-[200px_minmax(0,1fr)] @min-[560px]:gap-4.5'

function Large({ goods, beside, children, signs }: Signed) {
  return (
    <div className="@container">
      <div className={LARGE}>
        <figure className="grid content-start gap-1 @min-[400px]:row-span-2">
          <Thumb src={goods.image} size="whole" />
          <figcaption className="text-sm text-ink-2">
            {goods.image_of ? words[goods.image_of] : words.noPicture}
            {goods.weight_grams ? ` · ${weight(goods.weight_grams)}` : ''}
          </figcaption>
        </figure>
        <div className="grid min-w-0 content-start gap-2">
          <Name goods={goods} beside={beside} size="l" />
          {children}
          <Places goods={goods} isElsewhere={signs.some(({ kind }) => kind === 'elsewhere')} />
        </div>
        <div className="col-span-full @min-[400px]:col-start-2">
          <SignLines of={signs} />
        </div>
      </div>
    </div>
  )
}

function Name({ goods, beside, size }: Pick<Props, 'goods' | 'beside'> & { size: 'm' | 'l' }) {
  const { title, values, valuesLang, other } = namesOf(goods)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className={size === 'l' ? 'text-xl' : 'text-lg'} lang={title.lang}>
          {title.text}
        </h2>
        {beside}
      </div>
      {other.text && (
        <small className="truncate text-sm text-ink-2" lang={other.lang} title={other.text}>
          {other.text}
        </small>
      )}
      <OptionChips values={values} lang={valuesLang} quantity={goods.quantity} size={size} />
    </>
  )
}

/** The label and the shelf on one line. */
const Numbers = ({ goods }: { goods: Goods }) =>
  goods.goods_number && (
    <p className="flex flex-wrap items-baseline gap-x-3.5 text-sm text-ink-2">
      <b className="code text-md font-normal text-ink">{goods.goods_number}</b>
      <span className="code">{shelfOf(goods)}</span>
    </p>
  )

/** The shelf and the label, in large figures. */
function Places({ goods, isElsewhere }: { goods: Goods; isElsewhere: boolean }) {
  if (!goods.goods_number) return null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {goods.shelf && (
        <div>
          <dt className="text-sm text-ink-2">{words.shelf}</dt>
          <dd className={`code text-lg ${isElsewhere ? 'font-semibold text-bad' : ''}`}>{shelfOf(goods)}</dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-ink-2">{words.label}</dt>
        <dd className="code text-lg">{goods.goods_number}</dd>
        {goods.labelled_pieces === 0 && (
          <dd className="text-sm font-medium text-warn">{words.notLabelled}</dd>
        )}
      </div>
    </dl>
  )
}

const shelfOf = ({ warehouse_id: warehouse = '', shelf = '' }: Goods) => shelfWithWarehouse(warehouse, shelf)
