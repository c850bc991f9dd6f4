import { deskText } from '@longhaul/text/storefront/desk/desk.ts'
import { to } from '../../links.ts'
import { receiveParcel } from '../receive-parcel.ts'
import type { Waiting } from './desk-data.ts'

/** How a deadline is phrased: either what must be done by then, or how long a state lasts. */
export function deadlineOf({ kind }: Waiting['step']): (moment: string) => string {
  if (kind === 'answer') return deskText.answerBy
  return kind === 'pay' ? deskText.payBy : deskText.until
}

/**
 * The address where the step is done. Expired storage is paid for on the shelf, because no package can
 * include the goods before that.
 */
export function addressOf({ step, subject }: Waiting): string {
  if (step.about === 'storage_expired') return to.store()
  if (subject.kind === 'stock_item') return to.confirmInfo([subject.id])
  if (step.about === 'order_unpaid') return to.payOrders([subject.id])
  if (step.about === 'parcel_unpaid') return to.payParcel(subject.id)
  if (step.about === 'delivered') return receiveParcel(subject.id)
  return subject.kind === 'order' ? to.order(subject.id) : to.parcel(subject.id)
}
