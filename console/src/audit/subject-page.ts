import { to } from '../links.ts'

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  shopper: (id) => to.shopper(id),
  order: (id) => to.order(id),
  parcel: (id) => to.package(id),
  stock_item: (id) => to.stockItem(id),
  transfer_load: (id) => to.transfers(id),
  adjustment: () => to.approvals(),
  staff: (id) => to.staff(id),
  withdrawal: () => to.withdrawals(),
  remittance: () => to.remittances(),
  recharge: () => to.recharges(),
  refund_case: () => to.refunds(),
  conversation: (id) => to.conversations(id),
  lead: (id) => to.leads(id),
  article: (id) => to.article(Number(id)),
  mail: () => to.mails(),
  setting: () => to.configuration(),
  exchange_rate: () => to.exchangeRates(),
  proposal: (id) => to.proposal(id),
  policy: (id) => to.policy(id),
  import_rule: () => to.shipping('own_duties'),
  rules_release: () => to.shipping('duties'),
}

/** The console page of an entry's subject, if there is one. */
export const pageOf = (kind: string, id: string): string | undefined => PAGES[kind]?.(id)
