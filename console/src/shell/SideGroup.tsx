import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import type { Section, SectionGroup } from '../sections.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { SideCount, SideLink } from './SideLink.tsx'
import { useWaiting } from './use-waiting.ts'

/**
 * Between phone and desktop width the menu shows only icons: groups are separated by a line, and none is
 * folded.
 */
const RULED = 'md:max-desk:not-first:mt-2 md:max-desk:not-first:border-t md:max-desk:not-first:pt-2'
const HEADING =
  'flex min-h-9 w-full items-center gap-1 rounded-control px-3 text-start text-sm font-semibold text-ink-2 hover:bg-line/55 hover:text-ink max-md:min-h-11 md:max-desk:hidden'

/**
 * A group of the menu with the sections of this member's roles; renders nothing if there are none. Only the
 * current group is open; another can be opened until the next navigation. A closed group shows the sum of its
 * counts.
 */
export function SideGroup({ group, here }: { group: SectionGroup; here: Section | undefined }) {
  const id = useId()
  const me = useMe()
  const waiting = useWaiting()
  const { key } = useLocation()
  const [turnedAt, setTurnedAt] = useState<string | null>(null)
  const mine = group.sections.filter((section) => whyNotRole(me, section.roles) === null)
  const current = here !== undefined && mine.includes(here)
  const open = group.id === null || current !== (turnedAt === key)
  if (mine.length === 0) return null
  return (
    <div className={`${RULED} ${open ? 'mb-2 last:mb-0' : ''}`}>
      {group.id && (
        <button
          type="button"
          id={`${id}-name`}
          className={`${HEADING} ${current ? 'text-ink' : ''}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setTurnedAt(turnedAt === key ? null : key)}
        >
          {shellText.groups[group.id]}
          <ChevronDown className={`size-3.5 text-ink-3 ${open ? '' : '-rotate-90'}`} />
          {!open && <SideCount {...waiting(mine)} />}
        </button>
      )}
      <ul
        id={id}
        aria-labelledby={group.id ? `${id}-name` : undefined}
        className={`gap-px ${open ? 'grid' : 'hidden md:max-desk:grid'}`}
      >
        {mine.map((section) => (
          <li key={section.id}>
            <SideLink section={section} waiting={waiting([section])} current={here === section} />
          </li>
        ))}
      </ul>
    </div>
  )
}
