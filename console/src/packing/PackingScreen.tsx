import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { goodsCardText } from '@longhaul/text/console/station/goods-card.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { NoPackages } from '@longhaul/ui/illustrations/NoPackages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { useEffect } from 'react'
import { to } from '../links.ts'
import { Age } from '../shared/Age.tsx'
import { Workplace } from '../shared/Workplace.tsx'
import { Page } from '../shared/Page.tsx'
import { DeskLead } from '../shared/DeskLead.tsx'
import { Master, MasterList } from '../shared/queue/Master.tsx'
import { QueueRow } from '../shared/queue/QueueRow.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { HeldBy } from '../shared/HoldNote.tsx'
import { playBad } from '../shared/sounds.ts'
import { useStationKeys } from '../shared/station/keys.ts'
import { useHolds } from '../shared/use-hold.ts'
import { useMe } from '../shared/use-me.ts'
import { AssignedTo } from '../shared/work/AssignedTo.tsx'
import { useAssignments } from '../shared/work/use-assignments.ts'
import { useMine } from '../shared/work/use-mine.tsx'
import { InBin, useCarts } from './InBin.tsx'
import { nextPackage } from './next-package.ts'
import { CommandField } from '../shared/station/CommandField.tsx'
import { useStationCommands } from '../shared/station/commands.ts'
import { StationActions } from '../shared/station/StationActions.tsx'
import { useStation } from '../shared/station/use-station.ts'
import { PackingPanel } from './PackingPanel.tsx'

type Row = Reply<'GET /staff/parcels'>['items'][number]

/**
 * The packing bench: packages being packed and paid packages that wait; the chosen one fills the bench. Keys
 * belong to the scanner.
 */
export default function PackingScreen() {
  const station = useStation()
  const { chosen, choose, packing, toPick, both, open, next, first } = useBench()
  const mine = useMine<Row>('parcel', ({ id }) => id)
  return (
    <Page
      title={shellText.sections.packing}
      fill
      lead={<DeskLead figure="packed" queue="pack" />}
      actions={
        <>
          <Workplace />
          <span className="max-md:grid max-md:basis-full">
            <Link to={to.pickWaves()} {...buttonLook()}>
              {pickingText.waves.open}
            </Link>
          </span>
          <StationActions station={station} here="packing" />
        </>
      }
    >
      <Loaded of={both} skeleton={<Skeleton kind="rows" count={6} />}>
        {(rows) =>
          rows.length === 0 && !chosen ? (
            <EmptyState picture={<NoPackages />} title={packingText.empty.title}>
              {packingText.empty.text}
            </EmptyState>
          ) : (
            <Master narrow>
              <MasterList>
                {mine.buttons && <div className="px-4 pt-3 text-sm">{mine.buttons}</div>}
                <Group
                  title={consoleWords.parcelStages.packing}
                  rows={mine.keep(packing.data?.items ?? [])}
                  current={chosen}
                  onChoose={choose}
                />
                <Group
                  title={consoleWords.parcelStages.to_pick}
                  rows={mine.keep(toPick.data?.items ?? [])}
                  current={chosen}
                  onChoose={choose}
                />
              </MasterList>
              {chosen || first ? (
                <PackingPanel key={chosen} id={chosen} onOpen={open} onNext={() => choose(next ?? '')} />
              ) : (
                <div className="grid content-start gap-4 p-6">
                  <EmptyState picture={<NoPackages />} title={pickingText.bench.allPicked.title}>
                    {pickingText.bench.allPicked.text}
                  </EmptyState>
                  <CommandField label={pickingText.bench.scan} onOpen={open} />
                </div>
              )}
            </Master>
          )
        }
      </Loaded>
    </Page>
  )
}

/** The package on the bench, and those waiting for it in the order of payment. */
function useBench() {
  const [chosen, choose] = useSearchParam('id', { replace: true })
  const packing = usePages('GET /staff/parcels', { stage: 'packing' }, { limit: 100 })
  const toPick = usePages('GET /staff/parcels', { stage: 'to_pick' }, { limit: 100 })
  const waiting = [...byWait(packing.data?.items ?? []), ...byWait(toPick.data?.items ?? [])]
  const holds = useHolds('parcel')
  const me = useMe()
  const carts = useCarts()
  const assigned = useAssignments('parcel')
  const held = new Set([
    ...holds.filter((hold) => me && hold.by !== me.id).map((hold) => hold.id),
    ...carts.beingPicked,
    ...waiting.filter((row) => row.is_held).map(({ id }) => id),
    // What was given to a colleague is not anybody's next.
    ...[...assigned.values()].filter((given) => me && given.staff_id !== me.id).map(({ id }) => id),
  ])
  const ids = waiting.map((row) => row.id)
  const next = nextPackage(ids, chosen, held)
  // Two people who come at the same moment must not begin the same package.
  const first = nextPackage(ids, '', held) ?? ''
  // Once on the bench, the package is pinned: neither newly paid packages nor its own completion may replace
  // it.
  useEffect(() => {
    if (!chosen && first) choose(first)
  }, [chosen, first, choose])
  function goOn(): boolean {
    if (next) choose(next)
    return next !== undefined
  }
  useStationCommands({ NEXT: goOn })
  useStationKeys({
    F10() {
      if (goOn()) return
      playBad()
      toast.error(packingText.noNext)
    },
  })
  /**
   * Opens the package whose label, bin or goods were scanned; false if it is not waiting here, or is open
   * already.
   */
  function open(code: string): boolean {
    const number = code.toUpperCase()
    const row = waiting.find((entry) => entry.number === number || entry.id === carts.packageOf(code))
    if (!row || (row.id === chosen && row.number !== number)) return false
    choose(row.id)
    return true
  }
  const both = {
    ...toPick,
    data: packing.data && toPick.data && waiting,
    error: toPick.error ?? packing.error,
  }
  return { chosen, choose, packing, toPick, both, open, next, first }
}

function Group({
  title,
  rows,
  current,
  onChoose,
}: {
  title: string
  rows: readonly Row[]
  current: string
  onChoose: (id: string) => void
}) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="sticky top-0 z-1 border-b bg-sunken px-4 py-2 text-sm font-medium text-ink-2">
        {packingText.group(title, rows.length)}
      </h2>
      <ul>
        {byWait(rows).map((row) => (
          <QueueRow
            key={row.id}
            chosen={row.id === current}
            title={row.number}
            sub={
              <>
                <AssignedTo kind="parcel" id={row.id} />
                <InBin id={row.id} />
                {row.is_held && <b className="text-bad">{goodsCardText.holds.held.word} </b>}
                {row.country_name}
                <HeldBy kind="parcel" id={row.id} />
              </>
            }
            end={<Age since={row.paid_at ?? row.stage_at} />}
            endBelow={packingText.pieces(row.item_count)}
            onChoose={() => onChoose(row.id)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Packages paid first are packed first. */
const byWait = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.paid_at ?? a.stage_at).localeCompare(b.paid_at ?? b.stage_at))
