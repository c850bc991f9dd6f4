import { claimsText as text } from '@longhaul/text/storefront/parcels/claims.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { GoodsName } from '../shared/GoodsName.tsx'
import { goodsName } from '../shared/goods-name.ts'
import type { ClaimPage } from './claim.ts'
import type { ParcelPage } from './parcel.ts'

/** How many pieces of each of the chosen goods, by id. */
export type ChosenGoods = Readonly<Record<string, number>>

/** The goods in the package that the claim concerns: as many of their pieces as no other claim names. */
export function ClaimGoods({
  contents,
  goods,
  chosen,
  lacking,
  onChange,
}: {
  contents: ParcelPage['contents']
  goods: ClaimPage['goods']
  chosen: ChosenGoods
  lacking: boolean
  onChange: (chosen: ChosenGoods) => void
}) {
  return (
    <fieldset className="field" data-state={lacking ? 'error' : undefined}>
      <legend className="field-label">{text.what}</legend>
      <p className="field-hint">{text.whatHint}</p>
      {contents.map((content) => (
        <Choice
          key={content.stock_item_id}
          content={content}
          most={goods.find((each) => each.stock_item_id === content.stock_item_id)?.claimable ?? 0}
          pieces={chosen[content.stock_item_id] ?? 0}
          onChange={(pieces) => onChange(withPieces(chosen, content.stock_item_id, pieces))}
        />
      ))}
      {lacking && (
        <p className="field-error" role="alert">
          {text.whatNeeded}
        </p>
      )}
    </fieldset>
  )
}

function Choice({
  content,
  most,
  pieces,
  onChange,
}: {
  content: ParcelPage['contents'][number]
  most: number
  pieces: number
  onChange: (pieces: number) => void
}) {
  const claimed = content.quantity - most
  const name = goodsName(content)
  return (
    <div className="grid gap-2">
      <CheckboxField
        label={<GoodsName of={content} />}
        hint={most === 0 ? text.claimedAlready : claimed > 0 && text.claimedPieces(claimed, content.quantity)}
        disabled={most === 0}
        value={pieces > 0}
        onChange={(on) => onChange(on ? most : 0)}
      />
      {pieces > 0 && most > 1 && (
        <div className="flex items-center gap-3 ps-9 pb-2">
          <Quantity label={text.pieces(name)} value={pieces} max={most} onChange={onChange} />
          <span className="text-sm text-ink-2">{text.ofPieces(most)}</span>
        </div>
      )}
    </div>
  )
}

function withPieces(chosen: ChosenGoods, id: string, pieces: number): ChosenGoods {
  const { [id]: _, ...others } = chosen
  return pieces > 0 ? { ...others, [id]: pieces } : others
}
