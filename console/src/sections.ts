import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { homeText } from '@longhaul/text/console/home/home.ts'
import type { shellText } from '@longhaul/text/console/shell/shell.ts'
import type { LucideIcon } from 'lucide-react'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down'
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up'
import ChartBar from 'lucide-react/icons/chart-bar'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Cog from 'lucide-react/icons/cog'
import Contact from 'lucide-react/icons/contact'
import Landmark from 'lucide-react/icons/landmark'
import Rocket from 'lucide-react/icons/rocket'
import CreditCard from 'lucide-react/icons/credit-card'
import Database from 'lucide-react/icons/database'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import Handshake from 'lucide-react/icons/handshake'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import MessagesSquare from 'lucide-react/icons/messages-square'
import PackageOpen from 'lucide-react/icons/package-open'
import PackageSearch from 'lucide-react/icons/package-search'
import Scale from 'lucide-react/icons/scale'
import ScanLine from 'lucide-react/icons/scan-line'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings2 from 'lucide-react/icons/settings-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Star from 'lucide-react/icons/star'
import Table2 from 'lucide-react/icons/table-2'
import Tags from 'lucide-react/icons/tags'
import Ticket from 'lucide-react/icons/ticket'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import Users from 'lucide-react/icons/users'
import Warehouse from 'lucide-react/icons/warehouse'
import Weight from 'lucide-react/icons/weight'

/** A section's name in text/src/console/shell, and its address: `stock` is at /stock. */
export type SectionId = keyof typeof shellText.sections
/** A queue that the server counts, by its name in text/src/console/home. */
export type QueueId = keyof typeof homeText.queues

export type Section = {
  id: SectionId
  icon: LucideIcon
  /** Its key after G. */
  key: string
  /** The roles that may open it. Admins may open everything. */
  roles: readonly StaffRole[]
  /** `src/<screen>.tsx`, loaded when the section is opened. */
  screen: string
  /** Further addresses for the same roles, each with its screen. */
  pages?: Readonly<Record<string, string>>
  /** The queues whose sum is the section's count in the menu. */
  counts?: readonly QueueId[]
  /** The section's queues on the overview, each with the query of its view; by default those in `counts`. */
  tiles?: readonly (readonly [queue: QueueId, query: string])[]
}

export type SectionGroup = {
  /** Its heading; null for the sections above all groups. */
  id: keyof typeof shellText.groups | null
  sections: readonly Section[]
}

const EVERYONE: readonly StaffRole[] = ['support', 'buyer', 'warehouse', 'finance']

/**
 * Every section of the console, in the order of the menu. Addresses, rights, names, keys, counts and the
 * overview's tiles all come from here: a new section needs a row, a name in each language and a screen.
 */
export const MENU: readonly SectionGroup[] = [
  {
    id: null,
    sections: [
      {
        id: 'home',
        icon: LayoutDashboard,
        key: 'h',
        roles: EVERYONE,
        screen: 'home/HomeScreen',
        pages: {
          '/order': 'records/OrderScreen',
          '/package': 'records/ParcelScreen',
          '/desk': 'records/ToDeskScreen',
          '/account': 'staff/AccountScreen',
          '/shifts': 'staff/ShiftsScreen',
        },
      },
    ],
  },
  {
    id: 'orders',
    sections: [
      {
        id: 'review',
        icon: ClipboardCheck,
        key: 'o',
        roles: ['support', 'buyer'],
        screen: 'review/ReviewScreen',
        counts: ['review'],
      },
      {
        id: 'purchase',
        icon: ShoppingBag,
        key: 'p',
        roles: ['buyer', 'support'],
        screen: 'purchase/PurchaseScreen',
        counts: ['purchase', 'seller'],
        tiles: [
          ['purchase', ''],
          ['waiting', '?tab=waiting'],
          ['seller', '?tab=seller'],
          ['arriving', '?tab=arriving'],
        ],
      },
      {
        id: 'refunds',
        icon: Undo2,
        key: 'f',
        roles: ['support', 'buyer', 'finance'],
        screen: 'refunds/RefundsScreen',
        counts: ['refunds'],
      },
      {
        id: 'claims',
        icon: ShieldAlert,
        key: 'q',
        roles: ['support', 'finance'],
        screen: 'claims/ClaimsScreen',
        counts: ['claims'],
      },
    ],
  },
  {
    id: 'warehouse',
    sections: [
      {
        id: 'receive',
        icon: ScanLine,
        key: 'r',
        roles: ['warehouse'],
        screen: 'receive/ReceiveScreen',
        pages: {
          '/receive/photos': 'receive/PhotosScreen',
          '/receive/put-away': 'putaway/PutAwayScreen',
          '/receive/count': 'count/CountScreen',
          '/receive/codes': 'receive/CodesScreen',
        },
        counts: ['inspect'],
      },
      {
        id: 'unclaimed',
        icon: PackageSearch,
        key: 'u',
        roles: ['warehouse', 'support'],
        screen: 'receive/UnclaimedScreen',
        counts: ['unclaimed'],
      },
      {
        id: 'stock',
        icon: Warehouse,
        key: 's',
        roles: ['warehouse', 'support'],
        screen: 'stock/StockScreen',
        pages: {
          '/stock/differences': 'count/DifferencesScreen',
          '/stock/transfers': 'transfers/TransfersScreen',
          '/stock/manifest': 'transfers/SheetScreen',
        },
        counts: ['abnormal'],
        tiles: [['abnormal', '?stage=abnormal']],
      },
      {
        id: 'packing',
        icon: PackageOpen,
        key: 'k',
        roles: ['warehouse'],
        screen: 'packing/PackingScreen',
        pages: {
          '/packing/waves': 'picking/WavesScreen',
          '/packing/pick': 'picking/PickScreen',
          '/packing/pick-list': 'picking/SheetScreen',
        },
        counts: ['pack'],
      },
      {
        id: 'dispatch',
        icon: Truck,
        key: 't',
        roles: ['warehouse', 'support'],
        screen: 'dispatch/DispatchScreen',
        counts: ['ship', 'alarms'],
        tiles: [
          ['ship', ''],
          ['transit', '?tab=in_transit'],
          ['alarms', '?tab=alarms'],
        ],
      },
    ],
  },
  {
    id: 'people',
    sections: [
      {
        id: 'conversations',
        icon: MessagesSquare,
        key: 'c',
        roles: ['support', 'buyer'],
        screen: 'conversations/ConversationsScreen',
        counts: ['conversations'],
      },
      { id: 'mails', icon: Mail, key: 'm', roles: ['support'], screen: 'mails/MailsScreen' },
      {
        id: 'shoppers',
        icon: Contact,
        key: '8',
        roles: ['support', 'finance'],
        screen: 'records/ShoppersScreen',
        pages: { '/shoppers/one': 'records/ShopperScreen' },
      },
      {
        id: 'leads',
        icon: Handshake,
        key: 'l',
        roles: ['support'],
        screen: 'leads/LeadsScreen',
        counts: ['leads'],
      },
      {
        id: 'reviews',
        icon: Star,
        key: 'y',
        roles: ['support'],
        screen: 'review/PackageReviewsScreen',
        pages: { '/reviews/lists': 'review/PublicListsScreen' },
        counts: ['reviews', 'public_lists'],
        tiles: [
          ['reviews', ''],
          ['public_lists', '/lists'],
        ],
      },
    ],
  },
  {
    id: 'money',
    sections: [
      { id: 'recharges', icon: CreditCard, key: 'i', roles: ['finance'], screen: 'finance/RechargesScreen' },
      {
        id: 'remittances',
        icon: BanknoteArrowDown,
        key: 'e',
        roles: ['finance'],
        screen: 'finance/RemittancesScreen',
        counts: ['remittances'],
      },
      {
        id: 'withdrawals',
        icon: BanknoteArrowUp,
        key: 'w',
        roles: ['finance'],
        screen: 'finance/WithdrawalsScreen',
        counts: ['withdrawals'],
      },
      {
        id: 'approvals',
        icon: ListChecks,
        key: '9',
        roles: EVERYONE,
        screen: 'approvals/ApprovalsScreen',
        counts: ['approvals'],
      },
      {
        id: 'reconciliation',
        icon: GitCompareArrows,
        key: 'n',
        roles: ['finance'],
        screen: 'finance/ReconciliationScreen',
        counts: ['differences'],
      },
      {
        id: 'exchange-rates',
        icon: ArrowRightLeft,
        key: 'x',
        roles: ['finance'],
        screen: 'finance/ExchangeRatesScreen',
      },
      {
        id: 'ways-to-pay',
        icon: Landmark,
        key: '4',
        roles: ['finance'],
        screen: 'configuration/WaysToPayScreen',
      },
      { id: 'books', icon: Scale, key: 'b', roles: ['finance'], screen: 'books/BooksScreen' },
    ],
  },
  {
    id: 'shop',
    sections: [
      {
        id: 'content',
        icon: FilePenLine,
        key: 'a',
        roles: ['admin'],
        screen: 'content/ContentScreen',
        pages: { '/content/edit': 'content/ArticleScreen' },
      },
      {
        id: 'rewards',
        icon: Ticket,
        key: 'v',
        roles: ['support', 'finance'],
        screen: 'rewards/RewardsScreen',
        pages: { '/rewards/creators': 'rewards/CreatorsScreen' },
        counts: ['creators'],
      },
      {
        id: 'shipping',
        icon: Tags,
        key: 'z',
        roles: ['finance', 'support', 'warehouse'],
        screen: 'shipping/ShippingScreen',
      },
      {
        id: 'sources',
        icon: Database,
        key: 'd',
        roles: ['buyer', 'finance'],
        screen: 'sources/SourcesScreen',
      },
      {
        id: 'configuration',
        icon: Settings2,
        key: 'g',
        roles: ['admin'],
        screen: 'configuration/ConfigurationScreen',
      },
      // All letters and figures are taken.
      { id: 'policy', icon: ShieldCheck, key: ',', roles: ['admin'], screen: 'policy/PolicyScreen' },
      {
        id: 'setup',
        icon: Rocket,
        key: '5',
        roles: ['admin'],
        screen: 'setup/SetupScreen',
        pages: {
          '/setup/working-days': 'setup/WorkingDaysScreen',
          '/setup/spreadsheets': 'setup/DataImportScreen',
        },
      },
    ],
  },
  {
    id: 'office',
    sections: [
      { id: 'lists', icon: Table2, key: '0', roles: EVERYONE, screen: 'lists/ListsScreen' },
      { id: 'reports', icon: ChartColumn, key: '1', roles: EVERYONE, screen: 'reports/ReportsScreen' },
      { id: 'trade', icon: ChartBar, key: '7', roles: EVERYONE, screen: 'trade/TradeScreen' },
      {
        id: 'estimates',
        icon: Weight,
        key: '6',
        roles: EVERYONE,
        screen: 'estimates/EstimatesScreen',
        pages: {
          '/estimates/photos': 'estimates/ShownPhotosScreen',
          '/estimates/weighings': 'estimates/AsideWeighingsScreen',
          '/estimates/kinds': 'estimates/GoodsKindsScreen',
        },
      },
      { id: 'jobs', icon: Cog, key: 'j', roles: ['finance'], screen: 'jobs/JobsScreen' },
      { id: 'staff', icon: Users, key: '2', roles: ['admin'], screen: 'staff/StaffScreen' },
      { id: 'audit', icon: ScrollText, key: '3', roles: ['admin'], screen: 'audit/AuditScreen' },
    ],
  },
]

export const SECTIONS: readonly Section[] = MENU.flatMap((group) => group.sections)

/** The path of a section, below /console. */
export const sectionPath = ({ id }: Section): string => (id === 'home' ? '/' : `/${id}`)

/** The section that an address below /console belongs to. */
export const sectionOf = (pathname: string): Section | undefined =>
  SECTIONS.find(({ id }) => id === (pathname.split('/')[1] || 'home'))

/** A section's tiles on the overview: each queue with the address where it is worked off. */
export const tilesOf = (section: Section): { queue: QueueId; link: string }[] =>
  (section.tiles ?? section.counts?.map((queue) => [queue, ''] as const) ?? []).map(([queue, query]) => ({
    queue,
    link: sectionPath(section) + query,
  }))
