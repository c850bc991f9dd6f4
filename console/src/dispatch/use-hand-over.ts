import { asCallError } from '@longhaul/browser/calls/errors.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'

/**
 * Hands a package over to its carrier. If customs require tariff numbers that its goods lack, the user is asked whether to ship without them; if they
 * decline, the refusal stands so that they can add the numbers first.
 */
export function useHandOver() {
  const ship = useSend('POST /staff/parcels/{id}/ship', { quiet: true })

  async function handOver(id: string, body: { tracking_number: string; carrier?: string }): Promise<void> {
    try {
      await ship.mutateAsync({ params: { id }, body })
    } catch (error) {
      const { title, text, go, add } = dispatchText.noCodes
      if (asCallError(error).reason !== 'codes_missing') throw error
      if (!(await ask({ title, text, confirmText: go, cancelText: add }))) throw error
      await ship.mutateAsync({ params: { id }, body: { ...body, codes_confirmed: true } })
    }
  }

  return { handOver, isPending: ship.isPending, error: ship.error }
}
