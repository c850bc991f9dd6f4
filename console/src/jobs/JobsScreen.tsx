import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Page } from '../shared/Page.tsx'
import { useMe } from '../shared/use-me.ts'
import { Hooks } from './Hooks.tsx'
import { Kinds } from './Kinds.tsx'
import { Processes } from './Processes.tsx'
import { Queue } from './Queue.tsx'
import { Runs } from './Runs.tsx'
import { Statements } from './Statements.tsx'
import { Webhooks } from './Webhooks.tsx'

const TABS = ['kinds', 'queue', 'runs', 'webhooks', 'hooks', 'processes', 'statements'] as const

/** Background jobs for admins; webhooks for finance as well. */
export default function JobsScreen() {
  const me = useMe()
  const [asked, setTab] = useSearchParam('tab', { drop: 'job' })
  const tabs = TABS.filter((tab) => tab === 'webhooks' || me?.roles.includes('admin'))
  const current = tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'webhooks'
  return (
    <Page title={shellText.sections.jobs} lead={jobsText.lead}>
      {me && (
        <Tabs
          label={shellText.sections.jobs}
          tabs={tabs.map((id) => ({ id, label: jobsText.tabs[id] }))}
          current={current}
          onChange={setTab}
        >
          {current === 'kinds' && <Kinds />}
          {current === 'queue' && <Queue />}
          {current === 'runs' && <Runs />}
          {current === 'webhooks' && <Webhooks />}
          {current === 'hooks' && <Hooks />}
          {current === 'processes' && <Processes />}
          {current === 'statements' && <Statements />}
        </Tabs>
      )}
    </Page>
  )
}
