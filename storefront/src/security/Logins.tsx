import type { Reply } from '@longhaul/contract/routes.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'

const words = securityText.logins
type Login = Reply<'GET /sessions'>['logins'][number]

/** The latest log-in attempts and their results, folded under a line with the number of refused ones. */
export function Logins({ logins }: { logins: readonly Login[] }) {
  const refused = logins.filter(({ outcome }) => outcome !== 'succeeded').length
  return (
    <Folded
      title={words.title}
      detail={<span className={refused > 0 ? 'text-warn' : 'text-ink-2'}>{words.refused(refused)}</span>}
    >
      {logins.length === 0 ? (
        <p className="pb-4 text-ink-2">{words.empty}</p>
      ) : (
        <Table
          caption={words.title}
          captionHidden
          rows={logins.map((login, index) => ({ ...login, key: `${login.created_at} ${index}` }))}
          rowKey={({ key }) => key}
          columns={[
            { head: words.when, names: true, render: (login) => <DateTime at={login.created_at} /> },
            {
              head: words.device,
              inLine: 'below',
              render: (login) => securityText.devices.name(login.browser, login.system),
            },
            {
              head: words.from,
              inLine: 'belowEnd',
              render: (login) => <span className="num break-all">{login.address}</span>,
            },
            {
              head: words.outcome,
              inLine: 'end',
              render: ({ outcome }) => (
                <StatusTag kind={outcome === 'succeeded' ? 'done' : 'problem'}>
                  {words.outcomes[outcome]}
                </StatusTag>
              ),
            },
          ]}
        />
      )}
      <p className="py-4 text-sm">
        <Link to={to.modifyPassword()}>{words.strange}</Link>
      </p>
    </Folded>
  )
}
