import { useEffect, useState } from 'react'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import type { SavedAddress } from '../shared/address/address-values.ts'
import type { ConfirmValues } from './confirm-values.ts'

type Press = { seenFen: number; savedId?: string }

/**
 * Continues from confirm info with a single button. An address that is still being typed is saved first, so
 * that the package never goes to the previous one. Then the package is created at the price shown when the
 * button was pressed; if the price differs by then, the new one is shown instead.
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
    // Once for each press; the values are read when they are sent.
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
    /** A shopper who resumes typing wants to review before anything is sent. */
    stopGoingOn: () => setPress(null),
  }
}
