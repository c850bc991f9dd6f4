import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { number } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { type Section, sectionPath } from '../sections.ts'
import { SIDE_NAME } from '../shared/side-name.ts'
import type { Waiting } from './use-waiting.ts'

/**
 * Between phone and desktop width the menu is a column of icons: names are for screen readers only, counts
 * lie over the icons.
 */
const LINK =
  'flex min-h-9 w-full items-center gap-3 rounded-control px-3 text-start no-underline md:max-desk:relative md:max-desk:min-h-11 md:max-desk:justify-center md:max-desk:p-0'
const CURRENT = 'bg-surface font-semibold text-primary shadow-[inset_3px_0_0_var(--primary)]'
const COUNT =
  'ms-auto min-w-[26px] rounded-full px-1.5 text-center text-xs/[22px] tabular-nums md:max-desk:absolute md:max-desk:top-0.5 md:max-desk:right-0 md:max-desk:min-w-[18px] md:max-desk:px-[3px] md:max-desk:text-[0.6875rem]/[16px]'
const LATE = 'bg-warn-tint font-semibold text-warn'

/** A section in the menu with its count. */
export function SideLink({
  section,
  waiting: { count, late },
  current,
}: {
  section: Section
  waiting: Waiting
  current: boolean
}) {
  const name = shellText.sections[section.id]
  return (
    <Link
      to={sectionPath(section)}
      className={`${LINK} ${current ? CURRENT : 'font-medium text-ink'} hover:bg-line/55 hover:text-ink`}
      aria-current={current ? 'page' : undefined}
      aria-label={count > 0 ? shellText.counted(name, count, late) : undefined}
      title={name}
    >
      <section.icon className={`size-4.5 ${current ? 'text-primary' : 'text-ink-2'}`} />
      <span className={SIDE_NAME}>{name}</span>
      <SideCount count={count} late={late} current={current} />
    </Link>
  )
}

/** The number of waiting items, amber if some are late; nothing at zero. */
export function SideCount({ count, late, current = false }: Waiting & { current?: boolean }) {
  if (count === 0) return null
  const colours = late > 0 ? LATE : current ? 'bg-primary-tint text-primary' : 'bg-line/65 text-ink-2'
  return <span className={`${COUNT} ${colours}`}>{number(count)}</span>
}
