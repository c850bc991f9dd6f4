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
  return (
    <Page
      title={hand.wave ? pickingText.wave(hand.wave.number) : words.title}
      fill
      actions={
        <>
          <Workplace />
          <StationActions station={station} here="picking" held={hand.held} devices={false} />
        </>
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
