import type { ComponentType } from 'react'
import { to } from './links.ts'
import { screen } from './shared/screen.tsx'
import type { SectionId } from './shared/sections.ts'

/** Every address of the console below /console, as `links.ts` writes them. Who may see a section stands in shared/sections.ts. */
export const routes: readonly { path: string; section: SectionId; screen: ComponentType }[] = [
  { path: to.home(), section: 'home', screen: screen('home/HomeScreen') },
  { path: to.review(), section: 'review', screen: screen('review/ReviewScreen') },
  { path: to.purchase(), section: 'purchase', screen: screen('purchase/PurchaseScreen') },
  { path: to.receive(), section: 'receive', screen: screen('receive/ReceiveScreen') },
  { path: to.unclaimed(), section: 'unclaimed', screen: screen('receive/UnclaimedScreen') },
  { path: to.stock(), section: 'stock', screen: screen('stock/StockScreen') },
  { path: to.packing(), section: 'packing', screen: screen('packing/PackingScreen') },
  { path: to.pickList(), section: 'packing', screen: screen('packing/PickListScreen') },
  { path: to.shipping(), section: 'shipping', screen: screen('shipping/ShippingScreen') },
  { path: to.refunds(), section: 'refunds', screen: screen('refunds/RefundsScreen') },
  { path: to.claims(), section: 'claims', screen: screen('claims/ClaimsScreen') },
  {
    path: to.conversations(),
    section: 'conversations',
    screen: screen('conversations/ConversationsScreen'),
  },
  { path: to.mails(), section: 'mails', screen: screen('mails/MailsScreen') },
  { path: to.recharges(), section: 'recharges', screen: screen('finance/RechargesScreen') },
  { path: to.remittances(), section: 'remittances', screen: screen('finance/RemittancesScreen') },
  { path: to.withdrawals(), section: 'withdrawals', screen: screen('finance/WithdrawalsScreen') },
  {
    path: to.reconciliation(),
    section: 'reconciliation',
    screen: screen('finance/ReconciliationScreen'),
  },
  { path: to.exchangeRates(), section: 'exchange', screen: screen('finance/RatesScreen') },
  { path: to.books(), section: 'books', screen: screen('books/BooksScreen') },
  { path: to.sources(), section: 'sources', screen: screen('sources/SourcesScreen') },
  { path: to.rewards(), section: 'rewards', screen: screen('rewards/RewardsScreen') },
  { path: to.reviews(), section: 'reviews', screen: screen('review/PackageReviewsScreen') },
  { path: to.leads(), section: 'leads', screen: screen('leads/LeadsScreen') },
  { path: to.content(), section: 'content', screen: screen('content/ContentScreen') },
  { path: to.article(), section: 'content', screen: screen('content/ArticleScreen') },
  { path: to.rates(), section: 'rates', screen: screen('rates/RatesScreen') },
  { path: to.reports(), section: 'reports', screen: screen('reports/ReportsScreen') },
  { path: to.jobs(), section: 'jobs', screen: screen('jobs/JobsScreen') },
  { path: to.configuration(), section: 'configuration', screen: screen('configuration/ConfigurationScreen') },
  { path: to.staff(), section: 'staff', screen: screen('staff/StaffScreen') },
  { path: to.audit(), section: 'audit', screen: screen('audit/AuditScreen') },
  { path: to.shoppers(), section: 'shoppers', screen: screen('desk/ShoppersScreen') },
  { path: to.shopper(), section: 'shoppers', screen: screen('desk/ShopperScreen') },
  { path: to.order(), section: 'home', screen: screen('desk/OrderScreen') },
  { path: to.package(), section: 'home', screen: screen('desk/ParcelScreen') },
  { path: to.approvals(), section: 'approvals', screen: screen('desk/ApprovalsScreen') },
  { path: to.ownAccount(), section: 'home', screen: screen('staff/AccountScreen') },
]
