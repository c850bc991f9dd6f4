import { asCallError } from '@longhaul/browser/calls/errors.ts'
import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallError } from '@longhaul/contract/client.ts'
import type { SavedAddress } from '../shared/address/address-values.ts'
import { to } from '../links.ts'
import { dropUnfinished, keepUnfinished } from '../shared/unfinished.ts'
import { type Carried, useCarried } from './carried.ts'
import { dropDraft, readDraft, useDraftOf } from './confirm-draft.ts'
import {
  type ConfirmValues,
  confirmBody,
  confirmChecks,
  couponWish,
  declaredOtherwise,
  errorsAtFields,
  insuredFen,
  startValues,
} from './confirm-values.ts'
import { linesOnOffer } from './lines-on-offer.ts'
import type { LineQuote, Preview } from './preview.ts'
import { useRested } from '../shared/use-rested.ts'
import { useGoOn } from './use-go-on.ts'

/** How long typing an amount must pause before the price is refetched. */
const REST_MS = 400

/** The state and actions of confirm info: its form, the price for it, and creating the package. */
export function useConfirm(ids: readonly string[], goods: Preview, addresses: readonly SavedAddress[]) {
  const carried = useCarried()
  const [start] = useState(() => startOf(ids, goods, addresses, carried))
  const addressOf = (id: string) => addresses.find((address) => address.id === id)
  /** The total before prices changed while the shopper was looking; null when there is nothing to accept. */
  const [outdatedFen, setOutdatedFen] = useState<number | null>(null)
  const create = useCreate(ids)
  const afterRefusal = useAfterRefusal(goods, setOutdatedFen)
  // The line depends on the price, which depends on the form; the form's checks and its `send` only run after
  // both are known.
  const form: ReturnType<typeof useForm<ConfirmValues>> = useForm<ConfirmValues>({
    start,
    check: confirmChecks(goods, () => line, addressOf),
    send: async (values) => {
      if (!line) return undefined
      const body = confirmBody(values, goods, line, address)
      try {
        await create.mutateAsync({ body })
        return undefined
      } catch (error) {
        return afterRefusal(asCallError(error), body.expected_total_fen ?? 0, price.refetch)
      }
    },
  })
  useDraftOf(ids, form.values)
  useUnfinishedParcel(ids)
  const address = addressOf(form.values.address_id)
  const { price, line, updating } = usePrice(ids, goods, form.values, address, carried.country)

  const goingOn = useGoOn({
    form,
    address,
    totalFen: line?.total_fen,
    updating,
    onOtherPrice: setOutdatedFen,
  })

  return {
    ...goingOn,
    form,
    address,
    /** The actual or assumed destination: once there is an address, it decides. */
    country: address?.country ?? goods.country,
    price,
    line,
    failure: create.error && !isAboutPrice(create.error) ? create.error : null,
    outdatedFen,
    acceptNew: () => setOutdatedFen(null),
    updating,
  }
}

/** Creates the package, and continues to its payment, or to its page if it is packed first. */
function useCreate(ids: readonly string[]) {
  const navigate = useNavigate()
  return useSend('POST /parcels', {
    onDone: ({ id, number }, { body }) => {
      dropDraft(ids)
      dropUnfinished('parcel', ids.join(','))
      if (body.pay_way !== 'exact') return navigate(to.payParcel(id))
      toast.success(payWayText.made(number))
      navigate(to.parcel(id))
    },
  })
}

/** Stores the unfinished package, so that the desk offers it until it is created. */
function useUnfinishedParcel(ids: readonly string[]): void {
  useEffect(() => {
    const of = ids.join(',')
    keepUnfinished('parcel', {
      of,
      address: to.confirmInfo(ids),
      title: '',
      image: null,
      count: ids.length,
      values: null,
    })
  }, [ids])
}

/** Handles a refusal: refetches what has changed, and returns errors for their fields. */
function useAfterRefusal(goods: Preview, onOutdated: (totalFen: number) => void) {
  const client = useQueryClient()
  return (error: CallError, expectedFen: number, priceAgain: () => unknown) => {
    // Another page may have used the coupon meanwhile: refetches which coupons can be used.
    if (error.reason?.startsWith('coupon_')) void priceAgain()
    if (error.reason === 'address_changed') {
      void refresh(client, 'GET /addresses')
      return undefined
    }
    if (error.error === 'out_of_date') {
      onOutdated(expectedFen)
      void priceAgain()
      return undefined
    }
    const at = errorsAtFields(error, goods)
    return Object.keys(at).length > 0 ? at : undefined
  }
}

/** The price of the package for the current form, and its chosen line. */
function usePrice(
  ids: readonly string[],
  goods: Preview,
  values: ConfirmValues,
  address: SavedAddress | undefined,
  /** The assumed destination while there is no address. */
  country: string,
) {
  const wanted = insuredFen(values, goods.goods_fen)
  const insured = useRested(wanted, REST_MS)
  const typed = JSON.stringify(declaredOtherwise(values, goods))
  const declared = useRested(typed, REST_MS)
  const price = useCall(
    'POST /parcels/preview',
    {
      body: {
        stock_item_ids: [...ids],
        ...(address ? { address_id: address.id } : country ? { country } : {}),
        ...(values.service_ids.length > 0 ? { service_ids: [...values.service_ids] } : {}),
        ...(insured > 0 ? { insured_fen: insured } : {}),
        ...couponWish(values.coupon),
        ...(values.pay_way === 'exact' ? { pay_way: 'exact' as const } : {}),
        ...declaredIn(declared),
      },
    },
    { keepPrevious: true },
  )
  const lines = price.data && linesOnOffer(price.data)
  // Without a choice, the suggested line. A chosen line that can no longer carry the goods becomes undefined;
  // it is never replaced silently.
  const line: LineQuote | undefined = values.line_id
    ? lines?.offered.find((offered) => offered.line_id === values.line_id)
    : lines?.suggested
  /** The figures belong to the previous choice; new ones are loading. */
  const updating = price.isPlaceholderData || price.isPending || insured !== wanted || declared !== typed
  return { price, line, updating }
}

/** What was declared otherwise than suggested a moment ago. */
function declaredIn(rested: string): { declaration?: ReturnType<typeof declaredOtherwise> } {
  // Only this file serialises it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const declaration = JSON.parse(rested) as ReturnType<typeof declaredOtherwise>
  return declaration.length > 0 ? { declaration } : {}
}

/** A changed price has its own place on the page. */
const isAboutPrice = ({ error, reason }: CallError): boolean =>
  error === 'out_of_date' && reason !== 'address_changed'

export type Confirm = ReturnType<typeof useConfirm>

/**
 * The initial values: an address in the country that was passed on, the default one preferred; the line that
 * was passed on; overridden by the draft.
 */
function startOf(
  ids: readonly string[],
  goods: Preview,
  addresses: readonly SavedAddress[],
  { lineId, country }: Carried,
): ConfirmValues {
  const defaultFirst = addresses.toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
  const there = defaultFirst.find((address) => address.country === country) ?? defaultFirst[0]
  const fresh = startValues(goods, there?.id ?? '', lineId)
  const values: ConfirmValues = { ...fresh, ...readDraft(ids), terms: false }
  const known = addresses.some((address) => address.id === values.address_id)
  return known ? values : { ...values, address_id: fresh.address_id }
}
