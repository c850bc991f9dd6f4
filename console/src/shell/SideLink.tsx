import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { number } from '@longhaul/text/format.ts'
import { useWhy } from '@longhaul/ui/button/use-why.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { type Section, sectionPath } from '../sections.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import type { Waiting } from './use-waiting.ts'

/** A section in the menu with what waits in it. One of other roles is there, off, and says why. */
export function SideLink({
  section,
  waiting: { count, late },
  current,
}: {
  section: Section
  waiting: Waiting
  current: boolean
}) {
  const why = whyNotRole(useMe(), section.roles)
  const name = shellText.sections[section.id]
  if (why) return <ClosedSection section={section} why={why} />
  return (
    <Link
      to={sectionPath(section)}
      className="side-link"
      aria-current={current ? 'page' : undefined}
      aria-label={count > 0 ? shellText.counted(name, count, late) : undefined}
      title={name}
    >
      <section.icon />
      <span className="side-name">{name}</span>
      <SideCount count={count} late={late} />
    </Link>
  )
}

/** How much waits, amber as soon as some of it is late; nothing where nothing waits. */
export function SideCount({ count, late }: Waiting) {
  if (count === 0) return null
  return (
    <span className="side-count" data-late={late > 0 ? '' : undefined}>
      {number(count)}
    </span>
  )
}

function ClosedSection({ section, why }: { section: Section; why: string }) {
  const id = useId()
  const bubble = useWhy()
  return (
    <button type="button" className="side-link" aria-disabled="true" aria-describedby={id} {...bubble.anchor}>
      <section.icon />
      <span className="side-name">{shellText.sections[section.id]}</span>
      <span id={id} className="why" popover="manual" aria-hidden="true" ref={bubble.bubble}>
        {why}
      </span>
    </button>
  )
}
