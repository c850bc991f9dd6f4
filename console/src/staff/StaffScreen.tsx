import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ROLES } from '@longhaul/domain/states/table.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { listed } from '@longhaul/text/marks.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useState } from 'react'
import { Page } from '../shared/Page.tsx'
import { QueueFrame } from '../shared/queue/QueueFrame.tsx'
import { Queue } from '../shared/queue/Queue.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { ViewButtons } from '../shared/queue/ViewButtons.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { InviteSheet } from './InviteSheet.tsx'
import { MemberPanel } from './MemberPanel.tsx'
import { RightsMatrix } from './RightsMatrix.tsx'
import { FilterSelect } from '../shared/FilterSelect.tsx'

const words = staffText
export type Member = Reply<'GET /staff/members'>['items'][number]
const STATES = ['active', 'invited', 'blocked'] as const

/** Who works here, and what each role may do. */
export default function StaffScreen() {
  const view = useStage(['people', 'rights'], 'view')
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const [inviting, setInviting] = useState(false)
  return (
    <Page
      title={shellText.sections.staff}
      fill
      lead={view.shown === 'people' ? words.lead : words.rights.lead}
      actions={
        view.shown === 'people' && (
          <>
            <SearchBox label={words.search} value={q} onChange={setQ} />
            <Button type="primary" onClick={() => setInviting(true)}>
              {words.add}
            </Button>
          </>
        )
      }
    >
      <QueueFrame>
        <ViewButtons label={words.show} of={view} name={(id) => words.views[id]}>
          {view.shown === 'people' && <Filters />}
        </ViewButtons>
        {view.shown === 'people' ? <People q={q} /> : <RightsMatrix />}
      </QueueFrame>
      <InviteSheet open={inviting} onClose={() => setInviting(false)} />
    </Page>
  )
}

function Filters() {
  const [role, setRole] = useSearchParam('role', { drop: 'id' })
  const [state, setState] = useSearchParam('state', { drop: 'id' })
  return (
    <>
      <FilterSelect
        label={words.role}
        options={ROLES.map((value) => ({ value, label: consoleWords.roles[value] }))}
        value={role}
        onChange={setRole}
      />
      <FilterSelect
        label={words.state}
        options={Object.entries(words.states).map(([value, label]) => ({ value, label }))}
        value={state}
        onChange={setState}
      />
    </>
  )
}

function People({ q }: { q: string }) {
  const [askedRole] = useSearchParam('role')
  const [askedState] = useSearchParam('state')
  const role = ROLES.find((known) => known === askedRole)
  const state = STATES.find((known) => known === askedState)
  const list = usePages('GET /staff/members', {
    ...(q && { q }),
    ...(role && { role }),
    ...(state && { state }),
  })
  return (
    <Queue
      label={shellText.sections.staff}
      list={list}
      renderRow={(member) => ({
        title: member.name,
        sub: member.email,
        end: words.states[member.state],
        endBelow: listed(member.roles.map((held) => consoleWords.roles[held])),
      })}
      renderPanelById={(id) => <MemberPanel id={id} />}
      none={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
    />
  )
}
