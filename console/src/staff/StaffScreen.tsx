import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { ROLES, type StaffRole } from '@longhaul/domain/states/table.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { listed, named } from '@longhaul/text/marks.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useState } from 'react'
import { Page } from '../shared/Page.tsx'
import { QueueList } from '../shared/QueueList.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { useListKeys } from '../shared/use-list-keys.ts'
import { usePages } from '../shared/use-pages.ts'
import { ViewButtons } from '../shared/ViewButtons.tsx'
import { InviteSheet } from './InviteSheet.tsx'
import { LinkSheet, type Link } from './LinkSheet.tsx'
import { MemberPanel } from './MemberPanel.tsx'
import { RightsMatrix } from './RightsMatrix.tsx'
import './staff.css'

const words = staffText
export type Member = Reply<'GET /staff/members'>['items'][number]
type State = NonNullable<NonNullable<ArgsOf<'GET /staff/members'>['query']>['state']>
const VIEWS = ['people', 'rights'] as const

/** Who works here, and what each role may do. */
export default function StaffScreen() {
  const [asked, setView] = useSearchParam('view', { drop: 'id' })
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const [inviting, setInviting] = useState(false)
  const [link, setLink] = useState<Link | null>(null)
  const view = asked === 'rights' ? 'rights' : 'people'
  return (
    <Page
      title={shellText.sections.staff}
      fill
      lead={view === 'people' ? words.lead : words.rights.lead}
      actions={
        view === 'people' && (
          <>
            <SearchBox label={words.search} value={q} onChange={setQ} />
            <Button type="primary" onClick={() => setInviting(true)}>
              {words.add}
            </Button>
          </>
        )
      }
    >
      <div className="desk">
        <ViewButtons
          label={words.show}
          views={VIEWS.map((id) => ({ id, name: words.views[id] }))}
          shown={view}
          onShow={setView}
        >
          {view === 'people' && <Filters />}
        </ViewButtons>
        {view === 'people' ? <People q={q} onLink={setLink} /> : <RightsMatrix />}
      </div>
      <InviteSheet open={inviting} onClose={() => setInviting(false)} onLink={setLink} />
      <LinkSheet link={link} onClose={() => setLink(null)} />
    </Page>
  )
}

function Filters() {
  const [role, setRole] = useSearchParam('role', { drop: 'id' })
  const [state, setState] = useSearchParam('state', { drop: 'id' })
  return (
    <>
      <SelectField
        label={words.role}
        labelHidden
        unmarked
        empty={named(words.role, consoleWords.all)}
        options={ROLES.map((one) => ({ value: one, label: consoleWords.roles[one] }))}
        value={role}
        onChange={setRole}
      />
      <SelectField
        label={words.state}
        labelHidden
        unmarked
        empty={named(words.state, consoleWords.all)}
        options={Object.entries(words.states).map(([value, label]) => ({ value, label }))}
        value={state}
        onChange={setState}
      />
    </>
  )
}

function People({ q, onLink }: { q: string; onLink: (link: Link) => void }) {
  const [role] = useSearchParam('role')
  const [state] = useSearchParam('state')
  const [asked, choose] = useSearchParam('id', { replace: true })
  const list = usePages('GET /staff/members', {
    ...(q && { q }),
    ...(role && { role: role as StaffRole }),
    ...(state && { state: state as State }),
  })
  const members = list.data?.items ?? []
  const chosen = asked || (members[0]?.id ?? '')
  useListKeys(
    members.map((member) => member.id),
    chosen,
    choose,
  )
  return (
    <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
      {({ items }) =>
        items.length === 0 && !asked ? (
          <EmptyState title={words.none}>{words.noneHint}</EmptyState>
        ) : (
          <div className="master">
            <QueueList label={shellText.sections.staff} shown={items.length} pages={list}>
              {items.map((member) => (
                <QueueRow
                  key={member.id}
                  chosen={member.id === chosen}
                  noPicture
                  title={member.name}
                  sub={member.email}
                  end={words.states[member.state]}
                  endBelow={listed(member.roles.map((one) => consoleWords.roles[one]))}
                  onChoose={() => choose(member.id)}
                />
              ))}
            </QueueList>
            <MemberPanel key={chosen} id={chosen} onLink={onLink} />
          </div>
        )
      }
    </Loaded>
  )
}
