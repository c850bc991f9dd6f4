import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { unclaimedText as text } from '@longhaul/text/storefront/warehouse/unclaimed.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { nameOfCourier } from '../InboundForm.tsx'
import { useWarehouses } from '../use-warehouses.ts'
import { OwnershipClaimForm } from './OwnershipClaimForm.tsx'
import { OwnershipClaims } from './OwnershipClaims.tsx'
import type { Unclaimed } from './unclaimed.ts'

/** How many digits of a number are compared: as many as the list shows. */
const DIGITS = 4

/** Parcels without a known owner, found by their last digits and claimed with proof. */
export function UnclaimedTab() {
  const [claiming, claim] = useState<Unclaimed | null>(null)
  return (
    <div className="grid gap-6">
      {claiming ? (
        <OwnershipClaimForm parcel={claiming} onClose={() => claim(null)} />
      ) : (
        <UnclaimedList onClaim={claim} />
      )}
      <OwnershipClaims />
    </div>
  )
}

function UnclaimedList({ onClaim }: { onClaim: (parcel: Unclaimed) => void }) {
  const { warehouses } = useWarehouses()
  const [typed, setTyped] = useState('')
  const [warehouse, setWarehouse] = useState('')
  const end = normaliseTrackingNumber(typed).slice(-DIGITS)
  const list = useCall(
    'GET /unclaimed',
    {
      query: {
        limit: 50,
        ...(end.length === DIGITS ? { number_end: end } : {}),
        ...(warehouse ? { warehouse_id: warehouse } : {}),
      },
    },
    { keepPrevious: true },
  )
  return (
    <Card title={text.title}>
      <p className="mb-4 text-ink-2">{text.lead}</p>
      <div className="mb-4 grid items-end gap-4 md:grid-cols-2">
        <TextField
          label={text.search}
          hint={text.searchHint}
          unmarked
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          value={typed}
          onChange={setTyped}
        />
        <SelectField
          label={text.warehouse}
          unmarked
          empty={text.allWarehouses}
          options={warehouses.map((entry) => ({ value: entry.id, label: entry.name }))}
          value={warehouse}
          onChange={setWarehouse}
        />
      </div>
      <Loaded of={list}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={end.length === DIGITS ? text.noneFound : text.none} />
          ) : (
            <ul aria-label={text.title}>
              {items.map((item) => (
                <Row key={item.id} parcel={item} onClaim={() => onClaim(item)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function Row({ parcel, onClaim }: { parcel: Unclaimed; onClaim: () => void }) {
  const { nameOf } = useWarehouses()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1">
        <p>
          <b className="font-medium">{text.endsIn(parcel.number_end)}</b>
          {parcel.look && <span className="text-ink-2"> · {parcel.look}</span>}
        </p>
        <p className="text-sm text-ink-2">
          {nameOfCourier(parcel.courier) ?? text.unknownCourier} · {nameOf(parcel.warehouse_id)} ·{' '}
          {text.arrived} <DateTime at={parcel.arrived_at} only="date" />
        </p>
      </div>
      {parcel.claimed_by_me ? (
        <StatusTag kind="waiting">{text.claimed}</StatusTag>
      ) : (
        <Button size="small" guardMs={0} onClick={onClaim}>
          {text.claim}
        </Button>
      )}
    </li>
  )
}
