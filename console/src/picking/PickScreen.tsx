import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect } from 'react'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { playBad } from '../shared/sounds.ts'
import { StationActions } from '../shared/station/StationActions.tsx'
import { useStation } from '../shared/station/use-station.ts'
import { useMe } from '../shared/use-me.ts'
import { Workplace, useWorkplace } from '../shared/Workplace.tsx'
import { Carts } from './Carts.tsx'
import { Walk } from './Walk.tsx'
import { useHandHeld } from './use-hand-held.ts'
import type { Wave } from './wave.ts'

const words = pickingText.hand

/** The picker's hand-held: one thing a screen, by scans alone; works on without a network. */
export default function PickScreen() {
  const station = useStation()
  const warehouse = useWorkplace()
  const me = useMe()
  const carts = useCall('GET /staff/pick_waves', { query: {} })
  const own = carts.data?.waves.find((wave) => me && wave.picker?.id === me.id && wave.ended_at === null)
  const wave = useCall(
    'GET /staff/pick_waves/{id}',
    { params: { id: own?.id ?? '' } },
    { enabled: own !== undefined },
  )
  const end = useSend('POST /staff/pick_waves/{id}/end', {
    onDone: ({ number }) => toast.success(words.ended(number)),
    onError: playBad,
  })
  function handOver(waiting: number) {
    if (!own) return
    if (waiting > 0) {
      playBad()
      return toast.error(words.endOffline)
    }
    end.mutate({ params: { id: own.id }, body: {} })
  }
  const hand = useHandHeld(own ? wave.data : undefined, handOver)
  usePictures(hand.wave)
  return (
    <Page
      title={hand.wave ? pickingText.wave(hand.wave.number) : words.title}
      lead={hand.wave && `${pickingText.cart(hand.wave.cart)} · ${hand.wave.warehouse_id}`}
      fill
      actions={
        // On the walk a phone has no room for what is chosen before it.
        <span className={`contents ${hand.wave ? 'max-md:hidden' : ''}`}>
          <Workplace />
          <StationActions station={station} here="picking" held={hand.held} devices={false} />
        </span>
      }
    >
      <Loaded of={carts}>
        {({ waves }) =>
          hand.wave ? (
            <Walk
              hand={hand}
              wave={hand.wave}
              isEnding={end.isPending}
              disabledReason={warehouse ? null : receiveText.chooseWarehouse}
              onEnd={() => handOver(hand.waiting.length)}
            />
          ) : (
            <div className="grid max-w-2xl content-start gap-5 overflow-y-auto pb-5">
              {own === undefined && (
                <EmptyState
                  picture={<EmptyShelf />}
                  title={words.none.title}
                  action={
                    <Link to={to.pickWaves()} {...buttonLook()}>
                      {words.make}
                    </Link>
                  }
                >
                  {words.none.text}
                </EmptyState>
              )}
              <Carts waves={waves.filter((entry) => entry.ended_at === null)} />
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}

/** Loads the pictures of a wave while there is a network. */
function usePictures(wave: Wave | undefined): void {
  const urls = (wave?.items ?? []).flatMap(({ image }) => image ?? []).join(' ')
  useEffect(() => {
    for (const url of urls.split(' ').filter(Boolean)) new Image().src = url
  }, [urls])
}
