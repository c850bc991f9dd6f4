import { shellText } from '@longhaul/text/console/shell/shell.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import type { Section, SectionGroup } from '../sections.ts'
import { useKept } from '../shared/kept.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { SideCount, SideLink } from './SideLink.tsx'
import { useWaiting } from './use-waiting.ts'

/**
 * A group of the menu under its heading, which folds it away on this machine; what waits in a folded one is added up beside its name. One in
 * which nothing is this person's is folded from the start.
 */
export function SideGroup({ group, here }: { group: SectionGroup; here: Section | undefined }) {
  const id = useId()
  const me = useMe()
  const waiting = useWaiting()
  const [kept, keep] = useKept(`menu.${group.id}`)
  const mine = group.sections.filter((section) => whyNotRole(me, section.roles) === null)
  const open = kept ? kept === 'open' : mine.length > 0
  return (
    <div className="side-group">
      {group.id && (
        <button
          type="button"
          id={`${id}-name`}
          className="side-heading"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => keep(open ? 'folded' : 'open')}
        >
          {shellText.groups[group.id]}
          <ChevronDown />
          {!open && <SideCount {...waiting(mine)} />}
        </button>
      )}
      <ul
        id={id}
        aria-labelledby={group.id ? `${id}-name` : undefined}
        data-folded={open || !group.id ? undefined : ''}
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
