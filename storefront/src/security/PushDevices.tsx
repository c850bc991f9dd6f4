import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'

const words = securityText.push
type Device = Reply<'GET /push_devices'>['items'][number]

/** The devices that show notifications, each of which can be removed from here. */
export function PushDevices() {
  const devices = useCall('GET /push_devices')
  return (
    <Folded title={words.title}>
      <Loaded of={devices} skeleton={<Skeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="py-2 text-ink-2">{words.none}</p>
          ) : (
            <>
              <p className="text-sm text-ink-2">{words.lead}</p>
              <ul aria-label={words.title}>
                {items.map((device) => (
                  <PushDevice key={device.id} device={device} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Folded>
  )
}

function PushDevice({ device }: { device: Device }) {
  const name = securityText.devices.name(device.browser, device.system)
  const end = useSend('DELETE /push_devices/{id}', { onDone: () => toast.success(words.ended(name)) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-2">{device.kinds.map((kind) => words.kinds[kind]).join(' · ')}</p>
        <p className="text-sm text-ink-2">
          {words.since} <DateTime at={device.created_at} />
          {device.last_sent_at && (
            <>
              {' · '}
              {words.last} <DateTime at={device.last_sent_at} />
            </>
          )}
        </p>
        <Failure of={end.error} />
      </div>
      <Button
        size="small"
        aria-label={words.endNamed(name)}
        busy={end.isPending && words.busy}
        onClick={() => end.mutate({ params: { id: device.id } })}
      >
        {words.end}
      </Button>
    </li>
  )
}
