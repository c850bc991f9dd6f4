import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { UNREAD_DAYS } from '@longhaul/domain/links/unread.ts'
import { linksText as words } from '@longhaul/text/console/sources/links.ts'
import { dateTime, number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { useState } from 'react'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { LinkSiteSheet } from './LinkSiteSheet.tsx'

type Unread = Reply<'GET /staff/unread_links'>['items'][number]

/** What shoppers pasted and we could not read. The next step is to add its site. */
export function UnreadLinks() {
  const unread = useCall('GET /staff/unread_links')
  const [adding, add] = useState<Unread | null>(null)
  const whyNot = whyNotRole(useMe(), ['buyer']) ?? undefined
  return (
    <Card flush title={words.unread}>
      <p className="muted px-4 pb-3 md:px-5">{words.unreadLead(UNREAD_DAYS)}</p>
      <Loaded of={unread}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p className="px-4 pb-4 md:px-5">{words.unreadNone}</p>
          ) : (
            <>
              <Table
                caption={words.unread}
                captionHidden
                rows={items}
                rowKey={(link) => link.form}
                columns={[
                  ...COLUMNS,
                  {
                    head: words.change,
                    inCard: false,
                    render: (link) =>
                      link.reason === 'nothing_read' || link.reason === 'scheme_unknown' ? (
                        <Button
                          size="small"
                          guardMs={0}
                          disabledReason={whyNot}
                          aria-label={words.addForm(link.form)}
                          onClick={() => add(link)}
                        >
                          {words.addAs}
                        </Button>
                      ) : null,
                  },
                ]}
              />
              {items.length < total && (
                <p className="muted p-4 md:px-5">{words.shown(items.length, total)}</p>
              )}
            </>
          )
        }
      </Loaded>
      {adding && (
        <LinkSiteSheet
          site={{ kind: adding.reason === 'scheme_unknown' ? 'app' : 'agent', host: hostOf(adding) }}
          onClose={() => add(null)}
        />
      )}
    </Card>
  )
}

const hostOf = ({ host }: Unread): string => host.replace(/^(?:www|m)\./, '')

const COLUMNS: Column<Unread>[] = [
  { head: words.form, names: true, render: ({ form }) => <span className="code break-all">{form}</span> },
  { head: words.reason, render: ({ reason }) => words.reasons[reason] },
  { head: words.times, align: 'end', render: ({ times }) => number(times) },
  { head: words.first, render: ({ first_at: at }) => dateTime(at) },
  { head: words.last, render: ({ last_at: at }) => dateTime(at) },
]
