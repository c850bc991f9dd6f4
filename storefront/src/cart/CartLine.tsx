import { QUANTITY_MAX, REMARK_MAX } from '@longhaul/domain/orders/limits.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import Trash2 from 'lucide-react/icons/trash-2'
import { goodsName } from '../shared/goods-name.ts'
import { GoodsName, GoodsOptions, OriginalName } from '../shared/GoodsName.tsx'
import { to } from '../links.ts'
import { useConverted } from '../shared/use-converted.ts'
import { WatchButton } from '../shared/favourites/WatchButton.tsx'
import { NoteEditor } from '../shared/NoteEditor.tsx'
import { RestrictedLine } from '../shared/RestrictedLine.tsx'
import { LineChange } from './LineChange.tsx'
import type { CartItem, useCart } from './use-cart.ts'
import type { Choice } from './use-choice.ts'
import type { Change } from './use-price-check.ts'

const REMARK = {
  field: cartText.remark,
  add: cartText.addRemark,
  edit: cartText.editRemark,
  save: cartText.saveRemark,
  saving: cartText.saving,
  cancel: cartText.cancel,
}

/** A line of the cart: the goods, the quantity, the cost, and the wishes for it. */
export function CartLine({
  item,
  own,
  choice,
  change,
}: {
  item: CartItem
  own: ReturnType<typeof useCart>
  choice: Choice
  change: Change | null
}) {
  const approx = useConverted()
  const name = goodsName(item)
  const totalFen = item.goods_fen + item.photos_fen
  return (
    <li className="grid grid-cols-[24px_88px_minmax(0,1fr)] gap-x-3 gap-y-3 border-line px-4 py-4 not-last:border-b md:grid-cols-[24px_88px_minmax(0,1fr)_auto] md:gap-x-4 md:px-5">
      <CheckboxField
        label={cartText.selectItem(name)}
        labelHidden
        value={choice.has(item.id)}
        onChange={(on) => choice.set([item.id], on)}
      />
      <Picture item={item} />
      <div className="min-w-0">
        <Link className="line-clamp-2 text-ink no-underline hover:underline" to={editLink(item)}>
          <GoodsName of={item} />
        </Link>
        <OriginalName of={item} />
        <p className="mt-1 text-sm text-ink-2 empty:hidden">
          <GoodsOptions of={item} />
        </p>
        <UnitPrice item={item} />
        {change && <LineChange item={item} change={change} own={own} />}
        <RestrictedLine restricted={item.restricted} />
        <Wishes item={item} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Link className="py-1 text-sm" to={editLink(item)}>
            {cartText.edit}
          </Link>
          <WatchButton url={item.url} title={item.title} name={name} options={item.options_text} />
        </div>
      </div>
      <div className="col-span-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:col-span-1 md:flex-col md:items-end md:justify-start">
        <Quantity
          label={cartText.quantityOf(name)}
          value={item.quantity}
          max={QUANTITY_MAX}
          onChange={(quantity) => own.setQuantity(item, quantity)}
          says={moneyWithCode(totalFen)}
        />
        <span className="flex items-center gap-1 md:flex-row-reverse">
          <IconButton
            label={cartText.removeItem(name)}
            icon={<Trash2 />}
            disabled={own.removing}
            onClick={() => own.remove([item], () => undefined)}
          />
          <span className="grid grid-cols-1 justify-items-end">
            <Money fen={totalFen} strong />
            {approx.part(totalFen) && <small className="num text-ink-3">{approx.part(totalFen)}</small>}
          </span>
        </span>
      </div>
      <div className="col-span-3 md:col-span-2 md:col-start-3">
        <NoteEditor
          note={item.remark}
          of={name}
          words={REMARK}
          max={REMARK_MAX}
          onSave={(remark) => own.setRemark(item, remark)}
        />
      </div>
    </li>
  )
}

const editLink = (item: CartItem) => `${to.goods(item.url)}&item=${item.id}`

function Picture({ item }: { item: CartItem }) {
  return (
    <Link className="block self-start" to={editLink(item)} tabIndex={-1} aria-hidden="true">
      <GoodsPicture src={item.image} size={88} />
    </Link>
  )
}

function UnitPrice({ item }: { item: CartItem }) {
  return (
    <p className="num mt-1 flex flex-wrap gap-x-2 text-sm text-ink-2">
      {cartText.unitPrice(money(item.unit_price_fen))}
      {item.page_price_fen !== null && <span>· {cartText.pagePrice(money(item.page_price_fen))}</span>}
    </p>
  )
}

/** The other choices, one line each. */
function Wishes({ item }: { item: CartItem }) {
  const wishes = [
    item.price_reason && wishWords.ownPrice(wishWords.reasons[item.price_reason]),
    item.photo_shots > 0 && `${wishWords.photos(item.photo_shots)} · ${money(item.photos_fen)}`,
    item.sold_out_choice === 'alternative' && wishWords.ifSoldOut(item.alternative),
    item.tolerance_percent > 0 && wishWords.tolerance(item.tolerance_percent),
    item.sold_out_choice === 'cancel' && wishWords.ifSoldOut(wishWords.soldOut.cancel),
  ].filter((wish) => typeof wish === 'string')
  return wishes.map((wish) => (
    <p className="text-sm text-ink-2" key={wish}>
      {wish}
    </p>
  ))
}
