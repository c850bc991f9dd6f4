import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { LEAD_STAGES } from '@longhaul/domain/leads/stages.ts'
import { leadsText } from '@longhaul/text/console/leads/leads.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { LeadPanel } from './LeadPanel.tsx'

const words = leadsText
const stageNames = { ...words.stages, open: words.filters.open, mine: words.filters.mine, all: words.all }

/** Enquiries from the fulfilment page: open ones unless others are chosen, newest first. */
export default function LeadsScreen() {
  const stage = useStage(['open', 'mine', ...LEAD_STAGES, 'all'])
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const list = usePages('GET /staff/leads', {
    ...(stage.shown === 'all' ? {} : { stage: stage.shown }),
    ...(q ? { q } : {}),
  })
  return (
    <QueueScreen
      title={shellText.sections.leads}
      actions={
        <>
          <StageSelect label={words.filter} of={stage} name={(id) => stageNames[id]} />
          <SearchBox label={words.search} value={q} onChange={setQ} />
        </>
      }
      list={list}
      renderRow={(lead) => ({
        title: lead.company || lead.name,
        sub: `${words.volumes[lead.monthly_volume] ?? lead.monthly_volume} · ${lead.assignee_name ?? words.nobody}`,
        end: <Age since={lead.created_at} />,
        endBelow: words.stages[lead.stage],
      })}
      renderPanelById={(id) => <LeadPanel id={id} />}
      none={
        <EmptyState picture={<NoMessages />} title={words.none}>
          {words.noneHint}
        </EmptyState>
      }
    />
  )
}
