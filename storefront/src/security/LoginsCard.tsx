import type { Reply } from '@longhaul/contract/routes.ts'
import { securityText } from '@longhaul/text/storefront/security/security.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'

const words = securityText.logins
/** On a telephone each is a card: the page must not be mostly these. */
const FIRST_SHOWN = 5
type Login = Reply<'GET /sessions'>['logins'][number]

/** Who tried to get in lately, and whether it worked. */
export function LoginsCard({ logins }: { logins: readonly Login[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? logins : logins.slice(0, FIRST_SHOWN)
  return (
    <Card
      title={words.title}
      flush
      footer={
        <p className="text-sm">
          <Link to={to.modifyPassword()}>{words.strange}</Link>
        </p>
      }
    >
      {logins.length === 0 ? (
        <p className="px-6 py-4 text-ink-2">{words.empty}</p>
      ) : (
        <Table
          caption={words.title}
          captionHidden
          rows={shown.map((login, index) => ({ ...login, key: `${login.created_at} ${index}` }))}
          rowKey={({ key }) => key}
          foot={
            shown.length < logins.length && (
              <Button size="small" guardMs={0} onClick={() => setAll(true)}>
                {words.more(logins.length - shown.length)}
              </Button>
            )
          }
          columns={[
            { head: words.when, names: true, render: (login) => <DateTime at={login.created_at} /> },
            {
              head: words.device,
              render: (login) => securityText.devices.name(login.browser, login.system),
            },
            { head: words.from, render: (login) => <span className="num break-all">{login.address}</span> },
            {
              head: words.outcome,
              render: ({ outcome }) => (
                <StatusTag kind={outcome === 'succeeded' ? 'done' : 'problem'}>
                  {words.outcomes[outcome]}
                </StatusTag>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
