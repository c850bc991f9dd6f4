import { asCallError } from '@longhaul/browser/calls/errors.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { askCarrier } from './WhichCarrier.tsx'

type Body = {
  tracking_number: string
  carrier?: string
  number_confirmed?: boolean
}

/**
 * Hands a package over to its carrier. If several carriers issue such numbers, the user is asked which one it
 * is. If they decline, the refusal stands so that they can correct it first.
 */
export function useHandOver() {
  const ship = useSend('POST /staff/parcels/{id}/ship', { quiet: true })

  async function handOver(id: string, body: Body): Promise<void> {
    try {
      await ship.mutateAsync({ params: { id }, body })
    } catch (error) {
      const answer = await answerTo(asCallError(error).reason ?? '', body)
      if (!answer) throw error
      await handOver(id, { ...body, ...answer })
    }
  }

  return { handOver, isPending: ship.isPending, error: ship.error }
}

/** What the user adds to a hand-over that was refused for this reason; null if nothing. */
async function answerTo(reason: string, body: Body): Promise<Partial<Body> | null> {
  if (reason === 'which_carrier' && !body.carrier) {
    const carrier = await askCarrier(body.tracking_number)
    return carrier === null ? null : { carrier }
  }
  return null
}
