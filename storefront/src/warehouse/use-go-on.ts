import { useEffect, useState } from 'react'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import type { SavedAddress } from '../shared/address/address-values.ts'
import type { ConfirmValues } from './confirm-values.ts'

type Press = { seenFen: number; savedId?: string }

/**
 * Going on from confirm info. An address that is still being typed is saved first: the package never goes to the one before it, and nobody has
 * to find a second button. Then the package is made, at the price that was seen when it was pressed; another one is shown instead.
 */
export function useGoOn({
  form,
  address,
  totalFen,
  updating,
  onOtherPrice,
}: {
  form: ReturnType<typeof useForm<ConfirmValues>>
  address: SavedAddress | undefined
  totalFen: number | null | undefined
  updating: boolean
  onOtherPrice: (seenFen: number) => void
}) {
  const [press, setPress] = useState<Press | null>(null)
  const isThere = press?.savedId !== undefined && press.savedId === address?.id && !updating
  useEffect(() => {
    if (!isThere) return
    setPress(null)
    if (totalFen === press?.seenFen) void form.submit()
    else onOtherPrice(press?.seenFen ?? 0)
    // Once for each press: what is sent is read when it is sent.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere])

  return {
    goOn() {
      const typed = document.getElementById(form.field('address_id').id)?.querySelector('form')
      if (!typed) return void form.submit()
      setPress(typeof totalFen === 'number' ? { seenFen: totalFen } : null)
      typed.requestSubmit()
    },
    addressSaved: (savedId: string) => setPress((now) => now && { ...now, savedId }),
    /** Whoever types again wants to look before anything is sent. */
    stopGoingOn: () => setPress(null),
  }
}
