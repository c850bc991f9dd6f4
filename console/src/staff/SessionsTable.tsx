import type { Reply } from '@longhaul/contract/routes.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { deviceName } from '../shared/device-name.ts'

type Session = Reply<'GET /staff/security'>['sessions'][number]

/** The devices on which a member of staff is logged in. With `onEnd`, each but this one can be logged out. */
export function SessionsTable({
  sessions,
  onEnd,
}: {
  sessions: readonly Session[]
  onEnd?: (id: string) => void
}) {
  return (
    <Table
      caption={staffText.sessions}
      captionHidden
      columns={[
        {
          head: staffText.device,
          names: true,
          render: (session) => (
            <>
              {deviceName(session)} {session.current && <Tag>{staffText.current}</Tag>}
            </>
          ),
        },
        {
          head: staffText.address,
          render: ({ address }) => <span className="code whitespace-nowrap">{address}</span>,
        },
        { head: staffText.account.seen, render: ({ seen_at }) => <DateTime at={seen_at} /> },
        ...(onEnd
          ? [
              {
                head: staffText.account.logOut,
                align: 'end' as const,
                inCard: false as const,
                render: (session: Session) =>
                  !session.current && (
                    <Button size="small" onClick={() => onEnd(session.id)}>
                      {staffText.account.logOut}
                    </Button>
                  ),
              },
            ]
          : []),
      ]}
      rows={sessions}
      rowKey={({ id }) => id}
    />
  )
}
