import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { dateTime } from '@longhaul/text/format.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { StatusTag, type StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { Facts } from '../shared/Facts.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { MasterBody, MasterDetail } from '../shared/queue/Master.tsx'
import { useMe } from '../shared/use-me.ts'
import { MemberActions } from './MemberActions.tsx'
import { MemberForm } from './MemberForm.tsx'
import { SessionsTable } from './SessionsTable.tsx'
import type { MemberDetail } from './member.ts'

const words = staffText
const KIND: Record<MemberDetail['state'], StatusKind> = {
  active: 'done',
  invited: 'waiting',
  blocked: 'closed',
}

/** One member of staff: roles, logged-in devices, account security, and the available actions. */
export function MemberPanel({ id }: { id: string }) {
  const member = useCall('GET /staff/members/{id}', { params: { id } }, { enabled: id !== '' })
  return (
    <Loaded of={member} skeleton={<Skeleton count={8} />}>
      {(entry) => <Detail member={entry} />}
    </Loaded>
  )
}

function Detail({ member }: { member: MemberDetail }) {
  const me = useMe()
  return (
    <MasterDetail label={member.name}>
      <MasterBody>
        <Stack>
          <Line>
            <h2>{member.name}</h2>
            <StatusTag kind={KIND[member.state]}>{words.states[member.state]}</StatusTag>
            {member.id === me?.id && <Tag>{words.you}</Tag>}
          </Line>
          <SideBySide>
            <Card title={words.edit}>
              <MemberForm key={member.roles.join()} member={member} />
            </Card>
            <Stack>
              <Card>
                <Facts facts={factsOf(member)} />
                <div className="mt-4">
                  <Line as="p">
                    <Link to={to.audit({ person: member.id })}>{words.audit.by}</Link>
                    <Link to={to.audit({ subject_kind: 'staff', subject_id: member.id })}>
                      {words.audit.of}
                    </Link>
                  </Line>
                </div>
              </Card>
              <Card title={words.sessions} flush={member.sessions.length > 0}>
                {member.sessions.length > 0 ? (
                  <SessionsTable sessions={member.sessions} />
                ) : (
                  <p className="muted">{words.noSessions}</p>
                )}
              </Card>
            </Stack>
          </SideBySide>
        </Stack>
      </MasterBody>
      <MemberActions member={member} isMe={member.id === me?.id} />
    </MasterDetail>
  )
}

const factsOf = (member: MemberDetail) => [
  { name: words.email, value: member.email },
  { name: words.language, value: languageNames[member.lang] },
  {
    name: words.twoFactor,
    value: words.twoFactorStates[member.two_factor],
    mark: member.two_factor === 'needed',
  },
  { name: words.seen, value: member.seen_at ? <DateTime at={member.seen_at} /> : words.never },
  { name: words.added, value: <DateTime at={member.created_at} only="date" /> },
  member.blocked_at !== null && { name: words.blockedSince, value: dateTime(member.blocked_at) },
  member.link_expires_at !== null && { name: words.linkOpen, value: dateTime(member.link_expires_at) },
]
