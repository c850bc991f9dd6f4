import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { customsText } from '@longhaul/text/console/shipping/customs.ts'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { NoPackages } from '@longhaul/ui/illustrations/NoPackages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type Tab, Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useState } from 'react'
import { Workplace } from '../shared/Workplace.tsx'
import { Page } from '../shared/Page.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { useScanTaker, useShortcuts } from '../shared/shortcuts.ts'
import { goToField, stepField } from '../shared/tracking-fields.ts'
import { useDashboard } from '../shared/use-dashboard.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { Alarms } from './Alarms.tsx'
import { useMine } from '../shared/work/use-mine.tsx'
import { type ParcelRow, parcelColumns } from './columns.tsx'
import { ManifestsSheet } from './ManifestsSheet.tsx'
import { NumbersSheet } from './NumbersSheet.tsx'
import { ParcelSheet } from './ParcelSheet.tsx'
import { useHandOver } from './use-hand-over.ts'

const STAGES = [
  'to_ship',
  'supplement_due',
  'address_problem',
  'in_transit',
  'exception',
  'delivered',
  'done',
] as const
const TABS = ['to_ship', 'alarms', ...STAGES.slice(1)] as const
type TabId = (typeof TABS)[number]

/**
 * Packed packages: documents, hand-over with tracking numbers entered singly or pasted, and tracking
 * afterwards.
 */
export default function DispatchScreen() {
  const [asked, setTab] = useSearchParam('tab', { drop: 'id' })
  const [q, setQ] = useSearchParam('q', { replace: true })
  const [open, setOpen] = useSearchParam('id', { replace: true })
  const [pasting, setPasting] = useState(false)
  const [listing, setListing] = useState(false)
  const me = useMe()
  const tab = TABS.find((tab) => tab === asked) ?? 'to_ship'
  const stage = tab === 'alarms' ? 'exception' : tab
  const dashboard = useDashboard()
  const alarms = dashboard.data?.queues.find((queue) => queue.id === 'alarms')?.count
  const mine = useMine<ParcelRow>('dispatch', ({ id }) => id, true)
  const query = { stage, ...(q ? { q } : {}), ...(mine.isOn ? { mine: true } : {}) }
  const list = usePages('GET /staff/parcels', query, { limit: 100 })
  const why = whyNotRole(me, ['warehouse'])
  const counts = list.data?.first?.counts
  const tabs = TABS.map((id): Tab<TabId> => ({
    id,
    label: id === 'alarms' ? handOverText.alarms.tab : consoleWords.parcelStages[id],
    count: id === 'alarms' ? alarms : counts && id !== 'done' ? (counts[id] ?? 0) : undefined,
  }))
  return (
    <Page
      title={shellText.sections.dispatch}
      actions={
        <>
          <Workplace />
          {tab === 'to_ship' && (
            <Button
              icon={<ClipboardPaste />}
              guardMs={0}
              disabledReason={why}
              onClick={() => setPasting(true)}
            >
              {handOverText.numbers.open}
            </Button>
          )}
          <Button icon={<ClipboardList />} guardMs={0} onClick={() => setListing(true)}>
            {customsText.manifests}
          </Button>
          <SearchBox label={dispatchText.searchLabel} value={q} onChange={setQ} />
        </>
      }
    >
      <Tabs
        label={shellText.sections.dispatch}
        tabs={tabs}
        current={tab}
        onChange={(id) => setTab(id === 'to_ship' ? '' : id)}
      >
        {mine.buttons}
        {tab === 'alarms' ? (
          <Alarms open={setOpen} />
        ) : (
          <Packages
            stage={stage}
            none={q ? dispatchText.noneFound : mine.isOn ? workText.noneMine : dispatchText.none[stage]}
            list={list}
            onOpen={setOpen}
          />
        )}
      </Tabs>
      {open && <ParcelSheet id={open} onClose={() => setOpen('')} />}
      {listing && <ManifestsSheet onClose={() => setListing(false)} />}
      {pasting && <NumbersSheet onClose={() => setPasting(false)} />}
    </Page>
  )
}

/**
 * The packages of a stage, each with its documents and, before it leaves, a field for its tracking number.
 */
function Packages({
  stage,
  none,
  list,
  onOpen,
}: {
  stage: (typeof STAGES)[number]
  none: string
  list: ReturnType<typeof usePages<'GET /staff/parcels'>>
  onOpen: (id: string) => void
}) {
  const why = whyNotRole(useMe(), ['warehouse'])
  const { handOver } = useHandOver()
  // Two scans hand a package over: its own label, then the carrier's label.
  useScanTaker((code) => goToField(code.toUpperCase()))
  useShortcuts([
    { keys: 'j', does: consoleWords.keys.next, act: () => stepField(1) },
    { keys: 'k', does: consoleWords.keys.previous, act: () => stepField(-1) },
  ])
  const send = (parcel: { id: string }, tracking_number: string, isSure: boolean) =>
    handOver(parcel.id, { tracking_number, ...(isSure ? { number_confirmed: true } : {}) })
  return (
    <PagedTable
      of={list}
      caption={consoleWords.parcelStages[stage]}
      columns={parcelColumns(stage, { open: onOpen, send, why })}
      rowKey={(row) => row.id}
      none={<EmptyState picture={<NoPackages />} title={none} />}
      card
    />
  )
}
