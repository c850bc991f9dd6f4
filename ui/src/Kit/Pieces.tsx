import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { CopyButton } from '../copy/CopyButton.tsx'
import { FileDrop } from '../file-drop/FileDrop.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { EmptyCart } from '../illustrations/EmptyCart.tsx'
import { Skeleton } from '../loading/Skeleton.tsx'
import { Menu } from '../menu/Menu.tsx'
import { LiveTotal } from '../money/LiveTotal.tsx'
import { Money } from '../money/Money.tsx'
import { Receipt } from '../money/Receipt.tsx'
import { Pager } from '../pager/Pager.tsx'
import { Quantity } from '../quantity/Quantity.tsx'
import { Rail } from '../rail/Rail.tsx'
import { BackToTop } from '../scroll/BackToTop.tsx'
import { EmptyState } from '../states/EmptyState.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { Table } from '../table/Table.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { Note } from '../tag/Note.tsx'
import { type StatusKind, StatusTag } from '../tag/StatusTag.tsx'
import { Tag } from '../tag/Tag.tsx'
import { Countdown } from '../time/Countdown.tsx'
import { DateTime } from '../time/DateTime.tsx'
import { WeightMeter } from '../weight-meter/WeightMeter.tsx'
import { Part } from './Part.tsx'
import { specimen } from './specimen.ts'
import { words } from './words.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

export function Navigation() {
  const [tab, setTab] = useState('1')
  return (
    <Part title={words.parts.navigation}>
      <div className="kit-row">
        <Menu button={words.account}>
          {words.menu.map((entry, index) => (
            <li key={entry}>
              <a href="#main" aria-current={index === 0 ? 'page' : undefined}>
                {entry}
              </a>
            </li>
          ))}
        </Menu>
      </div>
      <Tabs
        label={words.parts.navigation}
        current={tab}
        onChange={setTab}
        tabs={words.tabs.map((label, index) => ({
          id: String(index),
          label,
          count: [38, 2, 1, 4, 12, 1, 3, 15][index],
        }))}
      >
        {words.tabText}
      </Tabs>
      <div className="kit-grid">
        <Card title={words.rail[1]}>
          <Rail
            label={words.parts.navigation}
            layout="column"
            steps={words.tracking.map((label, index) => ({
              label,
              state: index === 0 ? 'current' : 'done',
              at: inDays(-index * 2),
              note: words.trackingNote[index],
            }))}
          />
        </Card>
        <Card title={words.rail[2]}>
          <Rail
            label={words.statuses[6] ?? ''}
            layout="column"
            steps={[
              { label: words.rail[0], state: 'done', at: inDays(-3) },
              { label: words.rail[1], state: 'done', at: inDays(-2) },
              { label: words.statuses[7], state: 'failed', at: inDays(-1), note: words.offReason },
              { label: words.rail[4], state: 'next' },
            ]}
          />
        </Card>
      </div>
      <div className="kit-row" />
      <Card>
        <Rail
          label={words.parts.navigation}
          steps={words.rail.map((label, index) => ({
            label,
            state: index < 2 ? 'done' : index === 2 ? 'current' : 'next',
            at: index < 2 ? inDays(index - 3) : undefined,
            note: index === 2 ? words.railNote : undefined,
          }))}
        />
      </Card>
    </Part>
  )
}

const KINDS: readonly StatusKind[] = [
  'attention',
  'waiting',
  'working',
  'stored',
  'moving',
  'done',
  'problem',
  'closed',
]

export function Statuses() {
  return (
    <Part title={words.parts.status}>
      <div className="kit-row">
        {KINDS.map((kind, index) => (
          <StatusTag key={kind} kind={kind}>
            {words.statuses[index]}
          </StatusTag>
        ))}
        <Tag>Taobao</Tag>
      </div>
      <div className="kit-row">
        <Countdown until={inDays(23)} only="date" />
        <Countdown until={inDays(2.4)} only="date" />
        <Countdown until={inDays(0.1)} />
        <Countdown until={inDays(-1)} />
        <DateTime at={inDays(-1)} />
        <span>
          <span className="code">25-0712-4418</span>{' '}
          <CopyButton text="25-0712-4418" what={words.orderNumber} />
        </span>
      </div>
      <div className="kit-grid">
        <Note tone="warn" title={words.noteTitle} action={<Button size="small">{words.accept}</Button>}>
          {words.note}
        </Note>
        <Note tone="info">{words.rate}</Note>
        <Note tone="ok" title={words.saved} />
        <Note tone="bad" title={words.failed} />
      </div>
    </Part>
  )
}

const TARIFF = { firstGrams: 500, firstFen: 6000, stepGrams: 500, stepFen: 1200 }

export function MoneyAndWeight() {
  const [count, setCount] = useState(2)
  const [grams, setGrams] = useState(1740)
  return (
    <Part title={words.parts.money}>
      <div className="kit-grid">
        <Card title={words.parts.money} footer={<Button type="assistRed">{words.pay}</Button>}>
          <Receipt
            rows={[
              { label: words.bill[0], fen: 19900 * count },
              { label: words.bill[1], fen: 1200 },
              { label: words.bill[2], fen: 600, note: words.billNote },
              { label: words.bill[3], fen: 1500, off: true },
            ]}
            total={{ label: words.total, fen: 19900 * count + 300 }}
            approx="≈ US$57.20"
          />
        </Card>
        <Card>
          <div className="fields">
            <Quantity
              label={words.quantity}
              value={count}
              onChange={setCount}
              max={20}
              says={`¥${199 * count}.00`}
            />
            <Quantity label={words.quantity} value={1} onChange={() => {}} disabled />
            <Money fen={123450} />
            <Money fen={21900} was={19900} strong />
            <Money fen={123450} code approx="≈ US$171.20" />
            <LiveTotal label={words.total} fen={19900 * count} approx="≈ US$57.20" />
          </div>
        </Card>
      </div>
      <div className="kit-row" />
      <div className="kit-grid">
        <Card>
          <WeightMeter grams={grams} {...TARIFF} />
          <div className="kit-row">
            <Button size="small" guardMs={0} onClick={() => setGrams(Math.max(0, grams - 310))}>
              −310 g
            </Button>
            <Button size="small" guardMs={0} onClick={() => setGrams(grams + 310)}>
              +310 g
            </Button>
          </div>
        </Card>
        <Card>
          <WeightMeter grams={8420} {...TARIFF} />
        </Card>
        <Card>
          <WeightMeter grams={1000} {...TARIFF} />
        </Card>
        <Card>
          <WeightMeter grams={0} {...TARIFF} />
        </Card>
      </div>
    </Part>
  )
}

export function SampleTable() {
  const [down, setDown] = useState(true)
  const rows = [
    { id: 'a', at: inDays(-1), what: words.entries[0], fen: 50000, after: 120450 },
    { id: 'b', at: inDays(-2), what: words.entries[1], fen: -42800, after: 70450 },
    { id: 'c', at: inDays(-4), what: words.entries[2], fen: 11800, after: 113250 },
  ]
  const [date = '', what = '', amount = '', after = ''] = words.columns
  return (
    <Part title={words.parts.table}>
      <Card title={words.statement} flush>
        <Table
          caption={words.statement}
          captionHidden
          rows={down ? rows : rows.toReversed()}
          rowKey={(row) => row.id}
          sort={{ by: 'at', down }}
          onSort={() => setDown(!down)}
          columns={[
            { head: what, names: true, render: (row) => row.what },
            { head: date, sort: 'at', render: (row) => <DateTime at={row.at} /> },
            { head: amount, align: 'end', sort: 'fen', render: (row) => <Money fen={row.fen} /> },
            { head: after, align: 'end', render: (row) => <Money fen={row.after} /> },
          ]}
          foot={<Pager shown={3} more onMore={() => {}} />}
        />
      </Card>
    </Part>
  )
}

export function Photos() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [sent] = useState(() => [new File(['x'.repeat(820_000)], 'western-union-receipt.pdf')])
  const photos = words.captions.map((caption, index) => ({ src: specimen(index), caption }))
  return (
    <Part title={words.parts.photos}>
      <div className="kit-grid">
        <Card title={words.inspection}>
          <Gallery label={words.inspection} photos={photos} show={5} />
          <div className="kit-row" />
          <Gallery label={words.inspection} photos={photos} show={4} size="small" />
        </Card>
        <Card>
          <div className="fields">
            <FileDrop label={words.receipt} value={files} onChange={setFiles} />
            <FileDrop label={words.receipt} value={sent} onChange={() => {}} percent={64} optional />
          </div>
        </Card>
      </div>
    </Part>
  )
}

export function States() {
  return (
    <Part title={words.parts.states}>
      <div className="kit-grid">
        <Card>
          <Skeleton kind="rows" />
        </Card>
        <Card>
          <Skeleton count={4} />
        </Card>
        <Card>
          <EmptyState
            picture={<EmptyCart />}
            title={words.cartEmpty}
            action={<Button type="primary">{words.paste}</Button>}
          >
            {words.cartEmptyText}
          </EmptyState>
        </Card>
        <Card>
          <ErrorState reference="01J9-7QX2" onRetry={() => {}} />
        </Card>
      </div>
      <Pager shown={40} more={false} onMore={() => {}} />
      <BackToTop />
    </Part>
  )
}
