import { shellText } from '@longhaul/text/console/shell/shell.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import type { Section, SectionGroup } from '../sections.ts'
import { useKept } from '../shared/kept.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { SideCount, SideLink } from './SideLink.tsx'
import { useWaiting } from './use-waiting.ts'

/** Between phone and desktop width the menu shows only icons: groups are separated by a line, and none is folded. */
const RULED = 'md:max-desk:not-first:mt-2 md:max-desk:not-first:border-t md:max-desk:not-first:pt-2'
const HEADING =
  'flex min-h-8 w-full items-center gap-1 rounded-control px-3 text-start text-xs font-semibold text-ink-2 hover:bg-line/55 hover:text-ink max-md:min-h-11 md:max-desk:hidden'

/**
 * A group of the menu. Its heading folds it, which is kept on this machine; a folded group shows the sum of its counts. Groups without a
 * section for this member are folded by default.
 */
export function SideGroup({ group, here }: { group: SectionGroup; here: Section | undefined }) {
  const id = useId()
  const me = useMe()
  const waiting = useWaiting()
  const [kept, keep] = useKept(`menu.${group.id}`)
  const mine = group.sections.filter((section) => whyNotRole(me, section.roles) === null)
  const open = kept ? kept === 'open' : mine.length > 0
  const folded = !open && group.id !== null
  return (
    <div className={`${RULED} ${folded ? '' : 'mb-2 last:mb-0'}`}>
      {group.id && (
        <button
          type="button"
          id={`${id}-name`}
          className={HEADING}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => keep(open ? 'folded' : 'open')}
        >
          {shellText.groups[group.id]}
          <ChevronDown className={`size-3.5 text-ink-3 ${open ? '' : '-rotate-90'}`} />
          {!open && <SideCount {...waiting(mine)} />}
        </button>
      )}
      <ul
        id={id}
        aria-labelledby={group.id ? `${id}-name` : undefined}
        className={`gap-px ${folded ? 'hidden md:max-desk:grid' : 'grid'}`}
      >
        {group.sections.map((section) => (
          <li key={section.id}>
            <SideLink section={section} waiting={waiting([section])} current={here === section} />
          </li>
        ))}
      </ul>
    </div>
  )
}
