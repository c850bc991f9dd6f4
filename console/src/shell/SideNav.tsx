import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { number } from '@longhaul/text/format.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import { useWhy } from '@longhaul/ui/button/use-why.ts'
import type { LucideIcon } from 'lucide-react'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Star from 'lucide-react/icons/star'
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down'
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up'
import Table2 from 'lucide-react/icons/table-2'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Cog from 'lucide-react/icons/cog'
import CreditCard from 'lucide-react/icons/credit-card'
import Database from 'lucide-react/icons/database'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import Handshake from 'lucide-react/icons/handshake'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Tags from 'lucide-react/icons/tags'
import PackageSearch from 'lucide-react/icons/package-search'
import PackageOpen from 'lucide-react/icons/package-open'
import Settings2 from 'lucide-react/icons/settings-2'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import Users from 'lucide-react/icons/users'
import ScanLine from 'lucide-react/icons/scan-line'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Ticket from 'lucide-react/icons/ticket'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import Warehouse from 'lucide-react/icons/warehouse'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Contact from 'lucide-react/icons/contact'
import ListChecks from 'lucide-react/icons/list-checks'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { to } from '../links.ts'
import { SECTIONS, type Section, type SectionId, sectionOf, useDashboard } from '../shared/sections.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'

const icons: Record<SectionId, LucideIcon> = {
  home: LayoutDashboard,
  review: ClipboardCheck,
  purchase: ShoppingBag,
  receive: ScanLine,
  unclaimed: PackageSearch,
  stock: Warehouse,
  packing: PackageOpen,
  shipping: Truck,
  refunds: Undo2,
  claims: ShieldAlert,
  conversations: MessagesSquare,
  mails: Mail,
  recharges: CreditCard,
  remittances: BanknoteArrowDown,
  withdrawals: BanknoteArrowUp,
  reconciliation: GitCompareArrows,
  exchange: ArrowRightLeft,
  books: Scale,
  sources: Database,
  rewards: Ticket,
  reviews: Star,
  leads: Handshake,
  content: FilePenLine,
  configuration: Settings2,
  rates: Tags,
  staff: Users,
  audit: ScrollText,
  lists: Table2,
  reports: ChartColumn,
  jobs: Cog,
  shoppers: Contact,
  approvals: ListChecks,
}

/** The queues, in the order in which an order walks through them, each with what waits. Another role's queue is there, off, and says why. */
export function SideNav() {
  const me = useMe()
  const site = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data
  const dashboard = useDashboard()
  const here = sectionOf(useLocation().pathname)
  const countOf = (section: Section, part: 'count' | 'late') =>
    (dashboard.data?.queues ?? [])
      .filter((queue) => section.queues.includes(queue.id))
      .reduce((sum, queue) => sum + queue[part], 0)

  return (
    <nav className="side-nav" aria-label={shellText.navigation}>
      <Link to={to.home()} className="side-logo">
        <Logo src={site?.WEBSITE_LOGO_PATH} name={site?.WEBSITE_NAME ?? 'Longhaul'} />
      </Link>
      <ul>
        {SECTIONS.map((section) => (
          <li key={section.id}>
            <SideLink
              section={section}
              count={countOf(section, 'count')}
              late={countOf(section, 'late')}
              current={here === section}
              why={whyNotRole(me, section.roles)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SideLink({
  section,
  count,
  late,
  current,
  why,
}: {
  section: Section
  count: number
  late: number
  current: boolean
  why: string | null
}) {
  const id = useId()
  const bubble = useWhy()
  const Icon = icons[section.id]
  const name = shellText.sections[section.id]
  const face = (
    <>
      <Icon />
      <span className="side-name">{name}</span>
    </>
  )
  if (why)
    return (
      <button
        type="button"
        className="side-link"
        aria-disabled="true"
        aria-describedby={id}
        {...bubble.anchor}
      >
        {face}
        <span id={id} className="why" popover="manual" aria-hidden="true" ref={bubble.bubble}>
          {why}
        </span>
      </button>
    )
  return (
    <Link
      to={section.to}
      className="side-link"
      aria-current={current ? 'page' : undefined}
      aria-label={count > 0 ? shellText.counted(name, count, late) : undefined}
      title={name}
    >
      {face}
      {count > 0 && (
        <span className="side-count" data-late={late > 0 ? '' : undefined}>
          {number(count)}
        </span>
      )}
    </Link>
  )
}
