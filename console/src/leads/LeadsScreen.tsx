import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { LEAD_STAGES } from '@longhaul/domain/leads/stages.ts'
import { leadsText } from '@longhaul/text/console/leads/leads.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueList } from '../shared/QueueList.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { useListKeys } from '../shared/use-list-keys.ts'
import { usePages } from '../shared/use-pages.ts'
import { LeadPanel } from './LeadPanel.tsx'
import './leads.css'

const words = leadsText

export type LeadCard = Reply<'GET /staff/leads'>['items'][number]
type Stage = NonNullable<NonNullable<ArgsOf<'GET /staff/leads'>['query']>['stage']>

/** Enquiries of the fulfilment page: the open ones unless others are asked for, the newest first. */
export default function LeadsScreen() {
  const [stage, setStage] = useSearchParam('stage', { drop: 'id' })
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const [asked, choose] = useSearchParam('id', { replace: true })
  const wanted = stage === '' ? 'open' : stage
  const list = usePages('GET /staff/leads', {
    ...(wanted === 'all' ? {} : { stage: wanted as Stage }),
    ...(q ? { q } : {}),
  })
  const leads = list.data?.items ?? []
  const chosen = asked || (leads[0]?.id ?? '')
  useListKeys(
    leads.map((lead) => lead.id),
    chosen,
    choose,
  )
  return (
    <Page
      title={shellText.sections.leads}
      fill
      actions={
        <>
          <SelectField
            label={words.filter}
            labelHidden
            unmarked
            empty={words.filters.open}
            options={[
              { value: 'mine', label: words.filters.mine },
              ...LEAD_STAGES.map((one) => ({ value: one, label: words.stages[one] })),
              { value: 'all', label: words.all },
            ]}
            value={stage}
            onChange={setStage}
          />
          <SearchBox label={words.search} value={q} onChange={setQ} />
        </>
      }
    >
      <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
        {({ items }) =>
          items.length === 0 && !asked ? (
            <EmptyState picture={<NoMessages />} title={words.none}>
              {words.noneHint}
            </EmptyState>
          ) : (
            <div className="master">
              <QueueList label={shellText.sections.leads} shown={items.length} pages={list}>
                {items.map((lead) => (
                  <QueueRow
                    key={lead.id}
                    chosen={lead.id === chosen}
                    noPicture
                    title={lead.company || lead.name}
                    sub={`${words.volumes[lead.monthly_volume] ?? lead.monthly_volume} · ${lead.assignee_name ?? words.nobody}`}
                    end={<Age since={lead.created_at} />}
                    endBelow={words.stages[lead.stage]}
                    onChoose={() => choose(lead.id)}
                  />
                ))}
              </QueueList>
              <LeadPanel key={chosen} id={chosen} />
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}
