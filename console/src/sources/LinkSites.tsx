import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { linksText as words } from '@longhaul/text/console/sources/links.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { type EditedSite, LinkSiteSheet } from './LinkSiteSheet.tsx'

type Site = Reply<'GET /staff/link_sites'>['items'][number]

/**
 * The agents, galleries, short hosts and apps whose links are read: the shop's own, and on request those
 * built in.
 */
export function LinkSites() {
  const sites = useCall('GET /staff/link_sites')
  const [showsAll, showAll] = useState(false)
  const [editing, edit] = useState<EditedSite | null>(null)
  const whyNot = whyNotRole(useMe(), ['buyer']) ?? undefined
  return (
    <Card
      flush
      title={words.sites}
      aside={
        <Button size="small" guardMs={0} disabledReason={whyNot} onClick={() => edit({})}>
          {words.add}
        </Button>
      }
    >
      <p className="muted px-4 pb-3 md:px-5">{words.sitesLead}</p>
      <Loaded of={sites}>
        {({ items }) => {
          const own = items.filter(({ origin }) => origin !== 'built_in')
          const rows = showsAll ? items : own
          return (
            <>
              {rows.length === 0 ? (
                <p className="px-4 pb-3 md:px-5">{words.noneOwn}</p>
              ) : (
                <Table
                  caption={words.sites}
                  captionHidden
                  rows={rows}
                  rowKey={(site) => site.host}
                  columns={[
                    ...COLUMNS,
                    {
                      head: words.change,
                      inCard: false,
                      render: (site) => <Actions site={site} whyNot={whyNot} onEdit={edit} />,
                    },
                  ]}
                />
              )}
              <p className="p-4 md:px-5">
                <Button size="small" guardMs={0} onClick={() => showAll(!showsAll)}>
                  {showsAll ? words.showOwn : words.showAll(items.length)}
                </Button>
              </p>
            </>
          )
        }}
      </Loaded>
      {editing && <LinkSiteSheet site={editing} onClose={() => edit(null)} />}
    </Card>
  )
}

const COLUMNS: Column<Site>[] = [
  {
    head: words.host,
    names: true,
    render: (site) => (
      <>
        <span className="code break-all">{site.host}</span>{' '}
        {!site.is_read && <Tag tone="warn">{words.notRead}</Tag>}
      </>
    ),
  },
  { head: words.kind, render: ({ kind }) => words.kinds[kind] },
  { head: words.name, render: ({ name }) => name || '—' },
  {
    head: words.codes,
    render: ({ codes }) => codes.map(({ code, market }) => `${code}=${market}`).join(' ') || '—',
  },
  { head: words.origin, render: ({ origin }) => words.origins[origin] },
]

function Actions({
  site,
  whyNot,
  onEdit,
}: {
  site: Site
  whyNot: string | undefined
  onEdit: (site: Site) => void
}) {
  const remove = useSend('DELETE /staff/link_sites/{host}')
  const isChanged = site.origin === 'changed'
  async function askRemove() {
    const sure = await ask({
      title: isChanged ? words.restoreAsk(site.host) : words.removeAsk(site.host),
      text: words.removeText,
      confirmText: isChanged ? words.restore : words.remove,
      danger: !isChanged,
    })
    if (sure) remove.mutate({ params: { host: site.host } })
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="small" guardMs={0} disabledReason={whyNot} onClick={() => onEdit(site)}>
        {words.change}
      </Button>
      {site.origin !== 'built_in' && (
        <Button size="small" disabledReason={whyNot} onClick={() => void askRemove()}>
          {isChanged ? words.restore : words.remove}
        </Button>
      )}
    </span>
  )
}
