import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Package from 'lucide-react/icons/package'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { Tag, type TagTone } from './Tag.tsx'

/** What a status means to its reader, whether of an item, a package or anything else. */
export type StatusKind =
  | 'attention' // the reader has to do something soon
  | 'waiting' // another person has to do something
  | 'working' // it is being worked on
  | 'stored' // it lies on a shelf
  | 'moving' // it is on its way
  | 'done'
  | 'problem'
  | 'closed' // over without success, nothing to do

/** A status as icon, word and colour. The caller passes its meaning; the tag decides how it looks. */
export function StatusTag({
  kind,
  raised,
  children,
}: {
  kind: StatusKind
  raised?: boolean
  children: ReactNode
}) {
  const { tone, Icon } = looks[kind]
  return (
    <Tag tone={tone} icon={<Icon />} raised={raised}>
      {children}
    </Tag>
  )
}

const looks: Record<StatusKind, { tone: TagTone; Icon: LucideIcon }> = {
  attention: { tone: 'warn', Icon: TriangleAlert },
  waiting: { tone: 'info', Icon: Clock },
  working: { tone: 'info', Icon: RefreshCw },
  stored: { tone: 'kraft', Icon: Package },
  moving: { tone: 'primary', Icon: Truck },
  done: { tone: 'ok', Icon: CircleCheck },
  problem: { tone: 'bad', Icon: CircleX },
  closed: { tone: 'plain', Icon: Ban },
}
