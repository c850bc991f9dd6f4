import type { Feature } from '../platform/feature.ts'
import { checkBooksAction, getDashboardAction } from './get-dashboard.ts'
import { getMailAction, listMailsAction } from './list-mails.ts'

export const operations: Feature = {
  actions: [getDashboardAction, checkBooksAction, listMailsAction, getMailAction],
}
