import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { claimsText } from '@longhaul/text/storefront/parcels/claims.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { GoodsName } from '../shared/GoodsName.tsx'
import { type Claim, lookOf } from './claim.ts'
import { MoreEvidence } from './MoreEvidence.tsx'
import type { ParcelPage } from './parcel.ts'

/** A claim: its state, the answers, the amount paid, and what the shopper can do now. */
export function ClaimState({ claim, parcel }: { claim: Claim; parcel: ParcelPage }) {
  const text = claimsText
  const stage = text.stages[claim.stage]
  const isOpen = claim.stage === 'submitted' || claim.stage === 'evidence_wanted'
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <StatusTag kind={lookOf(claim.stage)}>{stage.label}</StatusTag>
        <span>{text.kinds[claim.kind]}</span>
        <span className="code text-sm text-ink-2">{claim.number}</span>
        <span className="text-sm text-ink-2">
          {text.opened} <DateTime at={claim.created_at} />
        </span>
      </p>
      <p className="text-ink-2">{stage.means}</p>
      <Goods claim={claim} parcel={parcel} />
      {claim.note && (
        <div>
          <h3 className="text-sm text-ink-2">{text.note}</h3>
          <p>{claim.note}</p>
        </div>
      )}
      {claim.goods_fen !== null && claim.freight_fen !== null && (
        <Receipt
          rows={[
            { label: text.goods, fen: claim.goods_fen },
            { label: text.freight, fen: claim.freight_fen },
          ]}
          total={{ label: text.total, fen: claim.goods_fen + claim.freight_fen }}
        />
      )}
      {claim.evidence.length > 0 && (
        <Gallery
          label={text.evidence}
          show={6}
          photos={claim.evidence.map((entry) => ({ src: entry.url, caption: text.slots[entry.slot].label }))}
        />
      )}
      {claim.stage === 'evidence_wanted' && <MoreEvidence claim={claim} />}
      {isOpen && <Withdraw claim={claim} />}
    </div>
  )
}

/** The goods that the claim names, with the number of pieces where there are several. */
function Goods({ claim, parcel }: { claim: Claim; parcel: ParcelPage }) {
  const text = claimsText
  const named = claim.goods.flatMap(({ stock_item_id: id, quantity }) => {
    const content = parcel.contents.find((each) => each.stock_item_id === id)
    return content ? [{ content, quantity }] : []
  })
  if (claim.kind === 'lost' || named.length === 0) return null
  return (
    <div>
      <h3 className="text-sm text-ink-2">{text.goodsOf}</h3>
      <ul>
        {named.map(({ content, quantity }) => (
          <li key={content.stock_item_id}>
            <GoodsName of={content} />
            {content.quantity > 1 && <span className="num text-ink-2"> × {quantity}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Withdraw({ claim }: { claim: Claim }) {
  const text = claimsText
  const cancel = useSend('POST /claims/{id}/cancel')
  async function withdraw() {
    const done = await ask({
      title: text.cancelTitle,
      text: text.cancelText,
      confirmText: text.cancel,
      onConfirm: () => cancel.mutateAsync({ params: { id: claim.id }, body: {} }),
    })
    if (done) toast.success(text.cancelled)
  }
  return (
    <div>
      <Button guardMs={0} onClick={() => void withdraw()}>
        {text.cancel}
      </Button>
    </div>
  )
}
