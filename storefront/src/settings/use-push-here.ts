import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { PushKind } from '@longhaul/domain/messages/push.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useRef, useState } from 'react'
import { type Subscribed, findSubscription, pushAbility, subscribe, unsubscribe } from './push-here.ts'

const words = settingsText.push

/** Notifications of this device: whether they are supported and on, and the functions that switch them. */
export function usePushHere() {
  const [ability, setAbility] = useState(pushAbility)
  const devices = useCall('GET /push_devices', undefined, { enabled: ability === 'possible' })
  const [own, setOwn] = useState<Subscribed | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const save = useSend('POST /push_devices')
  const end = useSend('DELETE /push_devices/{id}')
  const device = devices.data?.items.find(({ p256dh }) => p256dh === own?.p256dh)
  useEffect(() => void findSubscription().then(setOwn, () => undefined), [])
  useVisit(own, device)

  async function switchOn(kinds: readonly PushKind[]): Promise<void> {
    if (!devices.data) return
    setIsAsking(true)
    try {
      const made = await subscribe(devices.data.public_key)
      setAbility(pushAbility())
      if (!made) return
      await save.mutateAsync({ body: { ...made, kinds: [...kinds] } })
      setOwn(made)
      toast.success(words.switchedOn)
    } catch {
      if (!save.isError) toast.error(words.failed)
    } finally {
      setIsAsking(false)
    }
  }

  const choose = (kinds: readonly PushKind[]): void => {
    if (own)
      save.mutate({ body: { ...own, kinds: [...kinds] } }, { onSuccess: () => toast.success(words.changed) })
  }

  async function switchOff(): Promise<void> {
    if (!device) return
    await end.mutateAsync({ params: { id: device.id } })
    await unsubscribe().catch(() => undefined)
    setOwn(null)
    toast.success(words.switchedOff)
  }

  return { ability, devices, device, isAsking, switchOn, choose, switchOff, isEnding: end.isPending }
}

/** Reports that the device was used: from now on its notifications end with this log-in. */
function useVisit(own: Subscribed | null, device: { kinds: PushKind[] } | undefined): void {
  const visit = useSend('POST /push_devices', { quiet: true })
  const isReported = useRef(false)
  const { mutate } = visit
  useEffect(() => {
    if (!own || !device || isReported.current) return
    isReported.current = true
    mutate({ body: { ...own, kinds: device.kinds } })
  }, [own, device, mutate])
}
