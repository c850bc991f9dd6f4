import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useMemo } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { useCarried } from './carried.ts'
import { ConfirmForm } from './ConfirmForm.tsx'

/**
 * Confirm info, `?items=`: the destination of the chosen goods, their declaration, the line, and the price.
 */
export default function ConfirmInfoScreen() {
  const [items] = useSearchParam('items')
  const ids = useMemo(() => items.split(',').filter(Boolean), [items])
  const navigate = useNavigate()
  const text = warehouseText.confirm
  const nothing = ids.length === 0
  useEffect(() => {
    if (!nothing) return
    toast.warning(errorText.reasons.no_product_selected)
    navigate(to.store(), { replace: true })
  }, [nothing, navigate])

  return (
    <Page
      title={text.title}
      above={
        <p className="mb-3">
          <Link to={to.store()} className="inline-flex min-h-11 items-center gap-2">
            <ArrowLeft />
            {text.back}
          </Link>
        </p>
      }
    >
      {!nothing && <Goods ids={ids} />}
    </Page>
  )
}

/** Fetches what the form needs first: the goods with their prices paid, and the address book. */
function Goods({ ids }: { ids: readonly string[] }) {
  const text = warehouseText.confirm
  const { country } = useCarried()
  const goods = useCall('POST /parcels/preview', {
    body: { stock_item_ids: [...ids], ...(country ? { country } : {}) },
  })
  const book = useCall('GET /addresses')
  const skeleton = <Skeleton kind="card" count={3} />
  const { error } = goods
  if (!goods.data && error && (error.error === 'not_found' || error.reason || error.status === 409))
    return (
      <EmptyState
        title={text.unavailable}
        action={
          <ButtonLink to={to.store()} type="primary">
            {text.back}
          </ButtonLink>
        }
      >
        {error.error === 'not_found' ? text.unavailableText : error.message}
      </EmptyState>
    )
  return (
    <Loaded of={goods} skeleton={skeleton}>
      {(preview) => (
        <Loaded of={book} skeleton={skeleton}>
          {({ addresses, limit }) => (
            <ConfirmForm key={ids.join(',')} ids={ids} goods={preview} addresses={addresses} limit={limit} />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
